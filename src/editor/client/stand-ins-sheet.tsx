import type { OwnerStandIn } from '../answers.ts';
import { ButtonList } from './button-list.tsx';
import { Button } from './button.tsx';
import { save } from './save.ts';
import { fetchForm, useAnswer } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm } from './state.ts';

/** Made-up facts and guesses, until the owner puts in or confirms the right ones. */
export function StandInsSheet() {
  const overview = useAnswer('overview', {});
  const confirm = async ({ ref: { file, path } }: OwnerStandIn) => {
    const { revision } = await fetchForm(file);
    await save({ file, revision, change: { kind: 'confirm', path } });
  };
  return (
    <Sheet title="Still missing">
      <ButtonList
        emptyText="Nothing is missing."
        items={overview?.standIns.map((standIn) => ({
          title: standIn.title,
          note: standIn.why,
          onPress: () => openForm(standIn.ref),
          actions: standIn.canConfirm && (
            <Button
              label="This is right"
              variant="quiet"
              itemTitle={standIn.title}
              onPress={() => confirm(standIn)}
            />
          ),
        }))}
      />
    </Sheet>
  );
}
