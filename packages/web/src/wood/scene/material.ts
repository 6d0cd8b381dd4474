// The two materials: of all pieces, and of the table top. What three brings is patched where grain and print come in; a chunk that three has
// renamed would silently do nothing, so it must be there.

import { DoubleSide, MeshStandardMaterial, type Texture, type WebGLProgramParametersWithUniforms } from 'three'

function patched(source: string, ...changes: readonly (readonly [chunk: string, replacement: string])[]): string {
  let out = source
  for (const [chunk, replacement] of changes) {
    const include = `#include <${chunk}>`
    if (!out.includes(include)) throw new Error(`three has no ${chunk} any more`)
    out = out.replace(include, replacement)
  }
  return out
}

const OWN = 'attribute vec2 aux; attribute vec2 printUv; varying vec2 vAux; varying vec2 vPrintUv;'

/** Every piece is cut from another place of the plank. Ink lies over the grain; worn ink lets it through. A ghost is every other pixel. */
export function woodOf(grain: Texture, ink: Texture): MeshStandardMaterial {
  const wood = new MeshStandardMaterial({ map: grain, vertexColors: true, shadowSide: DoubleSide })
  wood.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms['printMap'] = { value: ink }
    shader.vertexShader = patched(
      shader.vertexShader,
      ['common', `#include <common>\n${OWN}`],
      [
        'uv_vertex',
        `#include <uv_vertex>
        vAux = aux; vPrintUv = printUv;
        #ifdef USE_BATCHING
          vMapUv += fract( getIndirectIndex( gl_DrawID ) * vec2( .618, .382 ) );
        #endif`,
      ],
    )
    shader.fragmentShader = patched(
      shader.fragmentShader,
      ['common', '#include <common>\nuniform sampler2D printMap; varying vec2 vAux; varying vec2 vPrintUv;'],
      [
        'map_fragment',
        `vec3 grainOf = texture2D( map, vMapUv ).rgb;
        diffuseColor.rgb *= mix( vec3( 1. ), grainOf, vAux.x );`,
      ],
      [
        'color_fragment',
        `#include <color_fragment>
        if ( vColor.a < .99 && mod( floor( gl_FragCoord.x ) + floor( gl_FragCoord.y ), 2. ) < .5 ) discard;
        vec4 inkOf = texture2D( printMap, vPrintUv );
        diffuseColor.rgb = mix( diffuseColor.rgb, inkOf.rgb * mix( vec3( 1. ), grainOf, .38 ), inkOf.a );`,
      ],
      ['roughnessmap_fragment', 'float roughnessFactor = clamp( vAux.y + ( .9 - grainOf.g ) * .3 * vAux.x, .05, 1. );'],
    )
  }
  return wood
}

/** One texture for colour, height and gloss; the grain once more, finer, so that it stays crisp from near by. */
export function varnishOf(planks: Texture, grain: Texture, tiles: readonly [number, number]): MeshStandardMaterial {
  const varnish = new MeshStandardMaterial({ map: planks, bumpMap: planks, bumpScale: 2.2 })
  varnish.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms['detail'] = { value: grain }
    shader.uniforms['tiles'] = { value: tiles }
    shader.fragmentShader = patched(
      shader.fragmentShader,
      ['common', '#include <common>\nuniform sampler2D detail; uniform vec2 tiles;'],
      [
        'map_fragment',
        `#include <map_fragment>
        diffuseColor.rgb *= .58 + .5 * texture2D( detail, vMapUv.yx * tiles ).rgb;`,
      ],
      ['roughnessmap_fragment', 'float roughnessFactor = clamp( .66 - 1.9 * sampledDiffuseColor.r, .30, .75 );'],
    )
  }
  return varnish
}
