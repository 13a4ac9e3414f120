/**
 * Runs in the head. Who comes from elsewhere reads at once, in the faces' stand-ins; the faces are fetched after the first
 * paint. Within the site they are in the browser's cache, and used from the start.
 */
export const firstPaintScript = `(()=>{if(document.referrer.startsWith(location.origin+'/'))return;const c=document.documentElement.classList,f=()=>c.remove('bare');c.add('bare');addEventListener('load',f);try{new PerformanceObserver(f).observe({type:'paint',buffered:true})}catch{}})()`
