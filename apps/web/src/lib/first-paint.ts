/**
 * Runs in the head. Who comes from elsewhere reads at once, in the faces' stand-ins; the faces are fetched after the first
 * paint, and used when both have come: with each of them the whole page is laid out anew. That is done in three parts
 * (ui/fonts.css), with a frame after each. Within the site they are in the browser's cache, and used from the start.
 */
export const firstPaintScript = `(()=>{if(document.referrer.startsWith(location.origin+'/'))return;let d;const c=document.documentElement.classList,p=['faced-sections','faced-main'],f=async()=>{if(d)return;d=1;await Promise.allSettled(['Commissioner','Grenze Gotisch'].map(n=>document.fonts.load('1em "'+n+' Variable"')));for(const n of p){c.add(n);await new Promise(r=>requestAnimationFrame(()=>setTimeout(r)))}c.remove('bare',...p)};c.add('bare');addEventListener('load',f);try{new PerformanceObserver(f).observe({type:'paint',buffered:true})}catch{}})()`
