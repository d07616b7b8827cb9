// Runs once for all tabs of a browser. It hears of each change of the site, and passes it on to
// the pages.

const pages = new Set<MessagePort>();
let newest: string | undefined;

new EventSource('/__dev/changes').onmessage = ({ data }: MessageEvent<string>) => {
  newest = data;
  for (const page of pages) page.postMessage(newest);
};

addEventListener('connect', (event) => {
  const [page] = (event as MessageEvent).ports;
  pages.add(page!);
  if (newest !== undefined) page!.postMessage(newest);
});
