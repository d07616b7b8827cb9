/** A rectangle in a drawing's units, y down. */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * A possible place for a label: the anchor of its text, the space it takes, and its cost compared
 * with the best place.
 */
export type LabelPlace = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
  cost: number;
};

/**
 * The cost of an overlap. It is higher than the cost of any place, so labels overlap only as a last
 * resort.
 */
const OVERLAP = 1000;
/**
 * The most comparisons with placed labels. They are enough for the best answer with a dozen labels
 * of ten places each; after that, the best answer so far counts.
 */
const MAX_COMPARISONS = 1_000_000;

/** Whether two boxes have a common area. Boxes that only touch have none. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a point is inside a box, and not on its edge. */
export const contains = (box: Box, spot: readonly [x: number, y: number]): boolean =>
  // The map asks 400,000 times, and destructuring the spot would allocate an object each time.
  box.left < spot[0] && spot[0] < box.right && box.top < spot[1] && spot[1] < box.bottom;

/**
 * Chooses one place for each label: without overlaps, and with the lowest total cost. Labels keep
 * their order. The same input always gives the same answer. If overlaps cannot be avoided, the
 * answer has as few as possible. A label without possible places gets none.
 */
export function placeLabels(labels: LabelPlace[][]): (LabelPlace | undefined)[] {
  const order = [...labels.keys()]
    .filter((index) => labels[index]!.length > 0)
    .sort((a, b) => goodPlaceCount(labels[a]!) - goodPlaceCount(labels[b]!) || a - b);
  const cheapestRest = restCosts(
    order.map((index) => Math.min(...labels[index]!.map((place) => place.cost))),
  );
  const chosen: LabelPlace[] = [];
  let best: LabelPlace[] = [];
  let bestCost = Infinity;
  let comparisons = 0;

  const visit = (depth: number, cost: number): void => {
    comparisons += depth;
    if (
      cost + cheapestRest[depth]! >= bestCost ||
      (comparisons > MAX_COMPARISONS && best.length > 0)
    )
      return;
    if (depth === order.length) {
      best = [...chosen];
      bestCost = cost;
      return;
    }
    const options = labels[order[depth]!]!.map((place) => ({
      place,
      cost: place.cost + OVERLAP * chosen.filter((other) => overlap(other.box, place.box)).length,
    }));
    for (const option of options.sort((a, b) => a.cost - b.cost)) {
      chosen.push(option.place);
      visit(depth + 1, cost + option.cost);
      chosen.pop();
    }
  };
  visit(0, 0);

  return labels.map((_, index) => best[order.indexOf(index)]);
}

// Place labels with few good places first: that keeps the search short.
function goodPlaceCount(places: LabelPlace[]): number {
  const minCost = Math.min(...places.map((place) => place.cost));
  return places.filter((place) => place.cost < minCost + 1).length;
}

function restCosts(costs: number[]): number[] {
  const rest = [0];
  for (const cost of costs.reverse()) rest.unshift(rest[0]! + cost);
  return rest;
}
