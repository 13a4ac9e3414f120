/**
 * Runs in the head. Who comes from elsewhere reads at once, in the faces' stand-ins; the faces are fetched after the first
 * paint, and used when both have come: with each of them the whole page is laid out anew. Within the site they are in the
 * browser's cache, and used from the start.
 */
export const firstPaintScript = `(()=>{if(document.referrer.startsWith(location.origin+'/'))return;let d;const c=document.documentElement.classList,f=()=>{if(d)return;d=1;Promise.allSettled(['Commissioner','Grenze Gotisch'].map(n=>document.fonts.load('1em "'+n+' Variable"'))).then(()=>c.remove('bare'))};c.add('bare');addEventListener('load',f);try{new PerformanceObserver(f).observe({type:'paint',buffered:true})}catch{}})()`
