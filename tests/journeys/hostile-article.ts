/** An article that tries everything to run a script, with what an article is made of in between. */

const RUN = 'window.ran=1'
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC="data:text/javascript,${RUN}"></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="/pictures/og.png" onload=${RUN}>`,
  `<svg onload=${RUN}></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<a class=press href="javascript:${RUN}">a</a>`,
  `<a class=press href="JaVa\nScRiPt:${RUN}">b</a>`,
  `<a class=press href="&#106;avascript:${RUN}">c</a>`,
  `<a class=press href="\u0001javascript:${RUN}">d</a>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form><button class=press formaction="javascript:${RUN}">e</button></form>`,
  `<style>@keyframes k{}</style><p style="animation:k" onanimationstart=${RUN}>f</p>`,
  `<p onclick=${RUN} onmouseover=${RUN} onfocus=${RUN} tabindex=1 autofocus>g</p>`,
  `<details open ontoggle=${RUN}>h</details>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script></template>`,
  `<textarea></textarea><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<marquee onstart=${RUN}>i</marquee>`,
]
const KEPT = [
  '<h2>Head</h2><h3>Sub</h3><p>A <strong>b</strong> <em>c</em> <code>d</code> <a href="https://example.com">e</a></p>',
  '<ul><li>f</li></ul><ol><li>g</li></ol><blockquote><p>h</p></blockquote><pre><code>i</code></pre>',
  '<figure><img src="/pictures/og.png" alt="j"><figcaption>k</figcaption></figure>',
  '<table><thead><tr><th>l</th></tr></thead><tbody><tr><td>m</td></tr></tbody></table>',
].join('')

/** Of `KEPT`: each must still be there. */
export const KEPT_TAGS =
  'h2,h3,p,strong,em,code,a,ul,ol,li,blockquote,pre,figure,img,figcaption,table,thead,th,td'.split(',')
export const HOSTILE_CONTENT = PAYLOADS.join('\n') + KEPT
