import { Button, Select } from '@mantine/core';
import { addCenterChildLocation, removeCenterChildLocation } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { ChildLocationsDocument } from '../support.graphql.ts';
import { supportWords } from '../support-words.ts';
import { AddingSection } from './AddingSection.tsx';

/** The locations that stand under a center: added, and taken off again. */
export const ChildLocations = ({ center }: { center: string }) => {
  const t = useWords(supportWords);
  const { data, error, again } = useAsk(ChildLocationsDocument, { center_id: center, others: false });
  const remove = useAction(removeCenterChildLocation);
  return (
    <AddingSection
      title={t('children')}
      help={t('childrenHelp')}
      add={t('add')}
      none={t('noChildren')}
      answer={{ rows: data?.centerChildLocations, error, again }}
      waits={2}
      form={(onClose) => <AddChild center={center} onClose={onClose} />}
    >
      {(children) =>
        children.map(({ id, name }) => (
          <Row key={id}>
            <span>{name}</span>
            <Button
              variant="default"
              loading={remove.busy}
              onClick={() => void remove.run({ center_id: center, location_id: id }).then(again)}
            >
              {t('remove', { name })}
            </Button>
          </Row>
        ))
      }
    </AddingSection>
  );
};

const AddChild = ({ center, onClose }: { center: string; onClose: () => void }) => {
  const t = useWords(supportWords);
  const { data } = useAsk(ChildLocationsDocument, { center_id: center, others: true });
  const form = useCallForm({
    call: addCenterChildLocation,
    fixed: { center_id: center },
    values: { location_id: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('add')} submit={t('add')} onClose={onClose}>
      <Select
        searchable
        data={(data?.centerChildLocations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('location_id', t('choose'))}
      />
    </FormDialog>
  );
};
