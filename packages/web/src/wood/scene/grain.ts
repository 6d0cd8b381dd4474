// Wood, baked once on the graphics card into textures with mip maps: nothing is downloaded, and nothing shimmers.

import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  Color,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MirroredRepeatWrapping,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** One flat-sawn board: centimetres along and across. Gives late wood, streaks, pores. */
const BOARD = /* glsl */ `
float hash(vec2 p){ p=fract(p*vec2(123.34,456.21)); p+=dot(p,p+45.32); return fract(p.x*p.y); }
float noise(vec2 p){ vec2 i=floor(p),f=fract(p); f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y); }
float fbm(vec2 p){ float s=0.,a=.5; for(int i=0;i<5;i++){ s+=a*noise(p); p=p*2.03+17.7; a*=.5; } return s; }
vec3 board(vec2 p, float seed){
  float heart=(hash(vec2(seed,1.))-.5)*9.; // where the heart of the tree lies across the board, and how deep below it
  float depth=2.2+5.*hash(vec2(seed,2.))+.035*p.x*(hash(vec2(seed,3.))-.3)+1.5*fbm(vec2(p.x*.025+seed*7.,seed));
  vec2 k=vec2((hash(vec2(seed,4.))-.5)*150.,(hash(vec2(seed,5.))-.5)*8.), d=(p-k)*vec2(.42,1.);
  float knot=exp(-dot(d,d)/2.2);
  float wob=.55*(fbm(vec2(p.x*.07,p.y*.5)+seed*3.1)-.5)+.12*(fbm(vec2(p.x*.5,p.y*3.)+seed)-.5);
  float r=sqrt((p.y-heart)*(p.y-heart)+depth*depth)+wob+knot*2.4, ring=fract(r*1.35);
  float late=smoothstep(.25,.93,ring)*(1.-smoothstep(.95,1.,ring))*(.55+.45*noise(vec2(floor(r*1.35)*3.7,seed)));
  float streak=.65*fbm(vec2(p.x*.16,p.y*6.)+seed*11.)+.35*fbm(vec2(p.x*.5,p.y*26.)+seed*5.);
  float pore=smoothstep(.70,.86,noise(vec2(p.x*1.1,p.y*46.)+seed*13.))*smoothstep(.45,.7,noise(vec2(p.x*.35,p.y*11.)+seed));
  return vec3(clamp(late+knot*.8,0.,1.),streak,pore); }
varying vec2 vUv;
`

/** To multiply with the colour of a piece. Along v; darker is redder. */
const GRAIN = /* glsl */ `${BOARD}
void main(){ vec2 p=vec2(vUv.y*25.6,(vUv.x-.5)*24.); vec3 w=board(p,3.);
  float dark=.34*w.x+.30*(w.y-.42)+.22*w.z; vec3 c=vec3(1.06)-dark*vec3(.78,1.,1.22);
  gl_FragColor=vec4(clamp(c,0.,1.),1.); }`

/** The table top. How high and how glossy it is can be read from its colour: gaps and late wood are dark. */
const PLANKS = /* glsl */ `${BOARD}
uniform vec2 size; uniform vec3 early; uniform vec3 late;
const float WIDE=11., LONG=92.;
void main(){
  vec2 p=(vUv-.5)*size; float n=floor(p.y/WIDE+100.); float y=(fract(p.y/WIDE+100.)-.5)*WIDE;
  float shift=hash(vec2(n,9.))*140.; float joint=mod(p.x+shift,LONG)-LONG*.5; float m=floor((p.x+shift)/LONG);
  float seed=n*3.17+m*1.71; vec3 w=board(vec2(p.x+shift,y),seed);
  float edge=min(WIDE*.5-abs(y),LONG*.5-abs(joint));
  float gap=1.-smoothstep(.02,.10,edge); float rim=smoothstep(0.,.4,edge);
  float t=clamp(.26+.50*w.x+.60*(w.y-.45),0.,1.);
  vec3 c=mix(early,late,t); c*=.80+.36*hash(vec2(seed,7.)); c=mix(c,c*vec3(1.05,.99,.90),hash(vec2(seed,8.)));
  c*=1.-.5*w.z; c*=mix(.66,1.,rim); c*=1.-.93*gap;
  c*=.86+.28*fbm(p*.045+3.);
  gl_FragColor=vec4(c,1.); }`

const VERTEX = /* glsl */ `varying vec2 vUv; void main(){ vUv=uv; gl_Position=vec4(position.xy,0.,1.); }`

type Uniforms = Readonly<Record<string, { readonly value: unknown }>>

function bake(
  renderer: WebGLRenderer,
  fragmentShader: string,
  uniforms: Uniforms,
  width: number,
  height: number,
): WebGLRenderTarget {
  const target = new WebGLRenderTarget(width, height, {
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    anisotropy: Math.min(8, renderer.capabilities.getMaxAnisotropy()),
    colorSpace: SRGBColorSpace,
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array([0, 0, 2, 0, 0, 2]), 2))
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader,
    uniforms: { ...uniforms },
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  const scene = new Scene()
  scene.add(mesh)
  renderer.setRenderTarget(target)
  renderer.render(scene, new Camera())
  renderer.setRenderTarget(null)
  geometry.dispose()
  material.dispose()
  return target
}

export function bakeGrain(renderer: WebGLRenderer, pixels: number): WebGLRenderTarget {
  const target = bake(renderer, GRAIN, {}, pixels, pixels)
  target.texture.wrapS = target.texture.wrapT = MirroredRepeatWrapping
  return target
}

export interface Planks {
  readonly width: number // centimetres
  readonly depth: number
  readonly early: string
  readonly late: string
  readonly pixels: number // along
}
export function bakePlanks(renderer: WebGLRenderer, { width, depth, early, late, pixels }: Planks): WebGLRenderTarget {
  const high = Math.round((pixels * depth) / width / 4) * 4
  const uniforms = {
    size: { value: [width, depth] },
    early: { value: new Color(early) },
    late: { value: new Color(late) },
  }
  return bake(renderer, PLANKS, uniforms, pixels, high)
}
