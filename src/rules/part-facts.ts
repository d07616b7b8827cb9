/** Where the browser script finds the facts, by the number of the service. */
export const PART_FACTS_PATH = '/parts.json';

type Service = { number: number; intro: string; figures?: { value: string; label: string }[] };

/** One fact for each part of the car, for the sign on the road: the first figure of its service, or else the last sentence of its intro. */
export function partFacts(services: Service[]): string {
  return JSON.stringify(
    Object.fromEntries(
      services.map(({ number, intro, figures }) => [number, fact(intro, figures?.[0])]),
    ),
  );
}

function fact(intro: string, figure?: { value: string; label: string }): string {
  return figure
    ? `${figure.value} ${figure.label}`
    : intro
        .split(/(?<=[.!?]) /)
        .at(-1)!
        .replace(/\.$/, '');
}
