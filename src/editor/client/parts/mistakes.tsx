import { useEffect, useRef } from 'react';
import type { Change, OwnerMistake } from '../../shared/messages.ts';
import { Button } from './button.tsx';
import { ask } from '../ask.ts';
import { openWhereShown } from '../open-sheet.ts';
import { showResultOf } from '../save.ts';

type MistakesProps = {
  mistakes: readonly OwnerMistake[];
  isBesideField?: boolean;
  onFix?: (change: Change) => void;
};

/** Lists mistakes. Beside a field, buttons mend them; elsewhere, a button leads to the field. */
export function Mistakes({ mistakes, isBesideField, onFix }: MistakesProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(mistakes.length);
  useEffect(() => {
    // Shows a new mistake above a form, wherever the focus goes.
    if (!isBesideField && mistakes.length > count.current)
      setTimeout(() => box.current?.scrollIntoView());
    count.current = mistakes.length;
  }, [isBesideField, mistakes]);
  return (
    <div role="alert" ref={box}>
      {mistakes.map(({ message, ref, where, fixes = [], lostFile: file, priceRef }, index) => (
        <div className="mistake" key={index}>
          {!isBesideField && where !== undefined && <p className="note">{where}</p>}
          <p>{message}</p>
          {onFix && fixes.length > 0 && (
            <div className="row">
              {fixes.map(({ title, change }) => (
                <Button label={title} key={title} onPress={() => onFix(change)} />
              ))}
              {priceRef && (
                <Button label="Change the price itself" onPress={() => openWhereShown(priceRef)} />
              )}
            </div>
          )}
          {!isBesideField && ref && <Button label="Go there" onPress={() => openWhereShown(ref)} />}
          {file !== undefined && (
            <Button
              label="Bring back its last published words"
              onPress={() => showResultOf(ask('restore-file', { file }), 'Brought back')}
            />
          )}
        </div>
      ))}
    </div>
  );
}
