import { test } from 'vitest';
import { Play, draws, pick, stream, HOST } from '#engine';
import { exoworld } from '/work/exoworld/games/exoworld/index.ts';
import { SCENARIO_IDS } from '/work/exoworld/games/exoworld/content/scenarios.ts';
import { productionOf } from '/work/exoworld/games/exoworld/production.ts';
test('smoke', () => {
  const t0 = performance.now(); let n=0, wins=0, dec=0, turns=0; const used=new Map<string,number>();
  for (let i=0;i<3000;i++) {
    const seats = 1 + i%5; const inc = seats>1 && i%3===0;
    const s = exoworld.setup({seats, options:{scenario: SCENARIO_IDS[i%12]!, critical: i%7===0, incommunication: inc, first:0}});
    const play = new Play(exoworld, s, draws('fast', 's'+i)); play.used=(k,id)=>used.set(k+' '+id,(used.get(k+' '+id)??0)+1);
    const r = stream('c'+i);
    play.run();
    while(!play.over){ const inv=play.invited(); const seat = r.int(8)===0? pick(inv,r): play.seat; const legal=play.legal(seat); 
      if(legal.length===0) throw new Error('stuck '+JSON.stringify(play.asking)+' seat '+seat);
      const a = pick(legal,r); play.act(seat,a); dec++;
      const p = productionOf(s); if (p.some((x,j)=>x!==s.production[j])) throw new Error('drift');
      if (dec>5e7) throw new Error('endless'); }
    n++; turns+=s.turn; if(s.outcome!.winners.length) wins++;
  }
  console.log({n,wins,dec:dec/n,turns:turns/n,ms:performance.now()-t0});
  const missing=[]; for(const [k,ids] of Object.entries(exoworld.content)) for(const id of ids) if(!used.has(k+' '+id)) missing.push(k+' '+id);
  console.log('missing',missing);
  for (const [k] of used) { const [kind,...id]=k.split(' '); if(!exoworld.content[kind!]!.includes(id.join(' '))) console.log('unknown',k); }
});
test('speed', () => {
  for (let round=0;round<3;round++){ const t0=performance.now(); const N=2000; let dec=0;
  for (let i=0;i<N;i++) { const s = exoworld.setup({seats:2, options:{scenario:'proxima-b', critical:false, incommunication:false, first:0}});
    const play = new Play(exoworld, s, draws('fast', 'v'+i)); const r = stream('d'+i); play.run();
    while(!play.over){ const seat=play.seat; play.act(seat, pick(play.legal(seat),r)); dec++; } }
  const ms=performance.now()-t0; console.log('games/s', Math.round(N/ms*1000), 'dec/game', dec/N, 'us/dec', ms*1000/dec); }
});
