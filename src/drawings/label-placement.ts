/** A rectangle in a drawing's units, y down. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** One place where a label may stand: where its text is anchored, the room it takes, and how much worse it is than the best. */
export type LabelPlace = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; box: Box; cost: number };

/** Dearer than any cost of a place: two labels on top of each other are the last resort. */
const OVERLAP = 1000;
/** Enough for the best answer with a dozen labels and their ten places each; beyond it the best answer so far stands. */
const MOST_STEPS = 100_000;

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Chooses one place for each label so that no two overlap and the costs are least in sum. Labels keep their order.
 * The same input always gives the same answer. When no answer is free of overlaps, the one with the fewest is given. A
 * label that has no places to choose from gets none.
 */
export function placeLabels(labels: LabelPlace[][]): (LabelPlace | undefined)[] {
  const order = [...labels.keys()].filter((index) => labels[index]!.length > 0).sort((a, b) => freedom(labels[a]!) - freedom(labels[b]!) || a - b);
  const cheapestRest = restCosts(order.map((index) => Math.min(...labels[index]!.map((place) => place.cost))));
  const chosen: LabelPlace[] = [];
  let best: LabelPlace[] = [];
  let bestCost = Infinity;
  let steps = 0;

  const visit = (depth: number, cost: number): void => {
    if (cost + cheapestRest[depth]! >= bestCost || (steps++ > MOST_STEPS && best.length > 0)) return;
    if (depth === order.length) {
      best = [...chosen];
      bestCost = cost;
      return;
    }
    const options = labels[order[depth]!]!.map((place) => ({ place, cost: place.cost + OVERLAP * chosen.filter((other) => overlap(other.box, place.box)).length }));
    for (const option of options.sort((a, b) => a.cost - b.cost)) {
      chosen.push(option.place);
      visit(depth + 1, cost + option.cost);
      chosen.pop();
    }
  };
  visit(0, 0);

  return labels.map((_, index) => best[order.indexOf(index)]);
}

// Labels with few good places choose first: that keeps the search short.
function freedom(places: LabelPlace[]): number {
  const least = Math.min(...places.map((place) => place.cost));
  return places.filter((place) => place.cost < least + 1).length;
}

function restCosts(costs: number[]): number[] {
  const rest = [0];
  for (const cost of costs.reverse()) rest.unshift(rest[0]! + cost);
  return rest;
}
