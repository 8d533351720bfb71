import { Select } from '@mantine/core';
import { moveCamera } from '@nestling/contract/operations/cameras.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { GatewaysDocument } from './fleet.graphql.ts';
import { fleetWords } from './words.ts';

/** Gives a camera to another gateway; who watches sees it go on from there. */
export const MoveCamera = ({ camera, onClose }: { camera: { id: string; name: string }; onClose: () => void }) => {
  const t = useWords(fleetWords);
  const { data } = useAsk(GatewaysDocument, {}, { fresh: true });
  const form = useCallForm({
    call: moveCamera,
    fixed: { id: camera.id },
    values: { gateway_id: null },
    onSaved: onClose,
  });
  const known = (data?.gateways ?? []).flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  return (
    <FormDialog form={form} title={t('move')} says={camera.name} submit={t('move')} onClose={onClose}>
      <Select data={known} clearable placeholder={t('byLocation')} {...form.field('gateway_id', t('moveTo'))} />
    </FormDialog>
  );
};
