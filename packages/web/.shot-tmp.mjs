import { chromium } from 'playwright-core'
// node shot.mjs out.png size query... ; actions via env ACT (js run in page)
const [out, size, q, ...steps] = process.argv.slice(2)
const SIZES={desk:{width:1440,height:900},phone:{width:390,height:844},tablet:{width:820,height:1180},side:{width:844,height:390}}
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const c = await b.newContext({viewport:SIZES[size],hasTouch:size==='phone',deviceScaleFactor:Number(process.env.DPR??1),reducedMotion:'reduce'})
const p = await c.newPage()
p.on('pageerror',e=>console.log('ERR',String(e)))
p.on('console',m=>m.type()==='error'&&console.log('CON',m.text()))
await p.goto(`http://localhost:${process.env.PORT??5191}/?game=western-legends&seats=4&seed=3&pace=0&${q}`)
await p.waitForSelector('.prompt',{timeout:120000})
await p.waitForTimeout(800)
const untilMine=async(kind)=>{ for(let n=0;n<300;n++){ const r=await p.evaluate(({kind,n})=>{const {link,random}=globalThis.saloon;const {game}=link.snapshot();const ask=game.module.game.asks(game.view).find(a=>a.seat===0&&a.must);if(!ask)return 'wait';if(ask.kind===kind)return 'ok';void link.wish({do:'act',seat:0,ask:ask.id,action:random(0,n)});return ask.kind},{kind,n}); if(r==='ok')return; await p.waitForTimeout(60)} console.log('never',kind)}
for(const s of steps){ const [cmd,...rest]=s.split('='); const arg=rest.join('='); if(cmd==='until')await untilMine(arg); else if(cmd==='click')await p.click(arg); else if(cmd==='wait')await p.waitForTimeout(Number(arg)); else if(cmd==='key')await p.keyboard.press(arg); else if(cmd==='hover')await p.hover(arg); else if(cmd==='eval')console.log(JSON.stringify(await p.evaluate(arg))) }
await p.waitForTimeout(700)
await p.screenshot({path:out})
await b.close()
