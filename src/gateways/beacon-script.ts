import { SENDING_ENGINES } from "../engine/traffic/ai-engines.ts";

/** By engine: its id, the hosts and apps it sends from, and its `utm_source`. */
const ENGINES = SENDING_ENGINES.map(({ id, hosts, apps, sources }) => [id, [...hosts, ...apps], sources]);

/**
 * What a site's pages load: it looks at where the visitor comes from, and tells us the engine's name where that is one,
 * once a visit. It sets no cookie, keeps nothing, and sends nothing of any other visit.
 */
export const BEACON_SCRIPT = `(function(){
var E=${JSON.stringify(ENGINES)},s=document.currentScript,n=performance.getEntriesByType("navigation")[0];
if(!s||navigator.webdriver||n&&n.type!=="navigate")return;
function go(){
var r="",u=(new URLSearchParams(location.search).get("utm_source")||"").trim().toLowerCase();
try{r=new URL(document.referrer).hostname}catch(e){}
var e=E.find(function(x){return x[1].some(function(h){return r===h||r.endsWith("."+h)})})||E.find(function(x){return x[2].indexOf(u)>=0});
if(e)fetch(new URL("beacon",s.src),{method:"POST",mode:"no-cors",credentials:"omit",keepalive:true,referrerPolicy:"origin",body:s.dataset.site+" "+e[0]}).catch(function(){})
}
document.prerendering?document.addEventListener("prerenderingchange",go,{once:true}):go()
})()
`;
