import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const [out, scale='1', clip] = process.argv.slice(2)
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const p = await b.newPage({viewport:{width:1344,height:952},deviceScaleFactor:Number(scale)})
await p.setContent('<body style="margin:0">'+readFileSync('src/games/western-legends/map/land.svg','utf8'))
await p.screenshot({path:out,...(clip?{clip:Object.fromEntries(clip.split(',').map((v,i)=>[['x','y','width','height'][i],Number(v)]))}:{})})
await b.close()
