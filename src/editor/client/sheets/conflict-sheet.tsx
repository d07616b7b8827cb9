import type { Change } from '../../protocol/messages.ts';
import { Button } from '../button.tsx';
import { save } from '../save.ts';
import { Sheet } from './sheet.tsx';
import { closeSheet, type SheetContent } from '../state.ts';

const YOURS: Partial<Record<Change['kind'], string>> = {
  move: 'In another order',
  confirm: 'As it is: it is right',
  'allow-literal': 'As it was typed',
};

/** Both versions of a value that was changed here and elsewhere. The owner chooses. */
export function ConflictSheet(sheet: SheetContent & { kind: 'conflict' }) {
  const { request, where, theirs, yours } = sheet;
  return (
    <Sheet title="This was changed elsewhere too">
      <p>
        Another window or program saved this after you started. Which one do you want to keep? If
        you close this, theirs is kept.
      </p>
      <p>{where}</p>
      <h3>Theirs</h3>
      <blockquote className="boxed">{String(theirs) || 'Removed'}</blockquote>
      <Button label="Use theirs" onPress={() => closeSheet('Their version is kept.')} />
      <h3>Yours</h3>
      <blockquote className="boxed">
        {YOURS[request.change.kind] ?? (String(yours) || 'Removed')}
      </blockquote>
      <Button
        label="Use yours"
        onPress={() => {
          closeSheet();
          return save(request);
        }}
      />
    </Sheet>
  );
}
