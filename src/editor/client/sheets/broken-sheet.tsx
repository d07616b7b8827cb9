import { useEffect, useRef, useState } from 'react';
import type { BrokenFile } from '../../shared/messages.ts';
import { Button } from '../parts/button.tsx';
import { Labeled } from '../parts/labeled.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { showResultOf } from '../save.ts';
import { ask } from '../ask.ts';
import { Sheet } from './sheet.tsx';

export function BrokenSheet({ file, revision, title, text, mistakes }: BrokenFile) {
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const line = mistakes[0]?.line ?? 1;
  useEffect(() => {
    const start = text.split('\n', line - 1).join('\n').length + 1;
    area.current!.setSelectionRange(start, start);
    area.current!.focus();
  }, [text, line]);
  return (
    <Sheet title={title}>
      <p>
        {`Another program left a mistake in this file. Fix line ${line}, or undo the change in that program.`}
      </p>
      <Labeled
        title="The whole file"
        description={<Mistakes mistakes={mistakes} isBesideField />}
        isInvalid
      >
        {(inputProps) => (
          <textarea
            {...inputProps}
            ref={area}
            className="code"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Labeled>
      <Button
        label="Save"
        variant="strong"
        onPress={() => showResultOf(ask('replace-text', { file, revision, text: typed }))}
      />
    </Sheet>
  );
}
