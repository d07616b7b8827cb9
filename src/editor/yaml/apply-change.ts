import { BuildError, isGroup, valueAt } from '../../generator/portable.ts';
import type { Change } from '../shared/messages.ts';

/** A copy of the data with the change. Throws a BuildError if there is nothing at the path. */
export function applyChange(data: unknown, change: Change): unknown {
  const copy = structuredClone(data);
  if (changesOnlyComments(change)) return copy;
  if (change.kind === 'insert' || change.kind === 'move') {
    const list = valueAt(copy, change.path);
    if (!Array.isArray(list)) throw goneError();
    if (change.kind === 'insert') list.splice(change.index, 0, change.value);
    else list.splice(change.to, 0, ...list.splice(change.from, 1));
    return copy;
  }
  const name = change.path.at(-1);
  if (name === undefined) return change.kind === 'set' ? change.value : undefined;
  const holder = valueAt(copy, change.path.slice(0, -1));
  if (Array.isArray(holder) && typeof name === 'number' && name < holder.length) {
    if (change.kind === 'set') holder[name] = change.value;
    else holder.splice(name, 1);
  } else if (isGroup(holder) && typeof name === 'string') {
    if (change.kind === 'set') holder[name] = change.value;
    else delete holder[name];
  } else throw goneError();
  return copy;
}

export const changesOnlyComments = ({ kind }: Change): boolean =>
  kind === 'confirm' || kind === 'allow-literal' || kind === 'forget-literal';

/** For what another program removed meanwhile. */
export const goneError = () => new BuildError('This is gone. Load the page again.');
