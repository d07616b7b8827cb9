import type { ShownFact } from '../answers.ts';
import { ask } from './ask.ts';

/** Shows the values of placeholders in the chips of an element. */
export async function showFacts(element: HTMLElement): Promise<ShownFact[]> {
  const chips = [...element.querySelectorAll<HTMLElement>('[data-fact]')];
  if (chips.length === 0) return [];
  const facts = await ask('facts', { names: chips.map(({ dataset }) => dataset.fact!) });
  for (const chip of chips) {
    const { fact } = chip.dataset;
    chip.textContent = facts.find(({ name }) => name === fact)?.value ?? `{${fact}}`;
  }
  return facts;
}
