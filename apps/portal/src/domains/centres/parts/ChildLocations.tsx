import { Button, Select } from '@mantine/core';
import { addCenterChildLocation, removeCenterChildLocation } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { ChildLocationsDocument } from '../support.graphql.ts';
import { supportWords } from '../support-words.ts';

/** The locations that stand under a center: added, and taken off again. */
export const ChildLocations = ({ center }: { center: string }) => {
  const t = useWords(supportWords);
  const [adding, setAdding] = useState(false);
  const { data, error, again } = useAsk(ChildLocationsDocument, { center_id: center, others: false });
  const remove = useAction(removeCenterChildLocation);
  const children = data?.centerChildLocations;
  return (
    <Section
      title={t('children')}
      help={t('childrenHelp')}
      action={
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {children === undefined || children === null ? <Pending error={error} onRetry={again} rows={2} /> : null}
      {children?.length === 0 ? <p>{t('noChildren')}</p> : null}
      {children?.map(({ id, name }) => (
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
      ))}
      {adding ? (
        <AddChild
          center={center}
          onClose={() => {
            setAdding(false);
            again();
          }}
        />
      ) : null}
    </Section>
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
