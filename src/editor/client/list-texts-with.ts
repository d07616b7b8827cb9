import type { Hit } from '../shared/messages.ts';
import { hasWholeWord } from '../shared/whole-words.ts';
import { ask } from './ask.ts';
import { state, updateState } from './state.ts';

/**
 * Lists the texts that have a name which is gone, if any: not only in the `newName`. Of an owner
 * who types by now, it interrupts nothing: then only the status says so.
 */
export async function listTextsWith(name: string, status: string, newName = ''): Promise<void> {
  const hits = await ask('search', { query: name });
  const hasName = ({ text }: Hit) =>
    hasWholeWord(text.toLowerCase().replaceAll(newName.toLowerCase(), ''), name.toLowerCase());
  if (!hits.some(hasName)) return;
  const sheet = { kind: 'tasks', typed: name, query: name } as const;
  updateState({ status, ...(!isTyping() && { sheet }) });
}

function isTyping(): boolean {
  const focused = document.activeElement?.shadowRoot?.activeElement;
  return (
    state().typed !== undefined ||
    document.querySelector('[contenteditable]') !== null ||
    // The renamed field keeps the focus after Enter.
    focused?.matches('[data-field]:not([data-field=name])') === true
  );
}
