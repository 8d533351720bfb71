import { Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { RosterChoicesDocument } from '../../students/roster/choices.graphql.ts';
import { peopleWords } from '../words.ts';

/** What students who are linked now get of a contact; nothing is chosen beforehand. */
export type NewLink = { readonly relation: string; readonly watch_camera: boolean; readonly alert: boolean };

export const noLink: NewLink = { relation: '', watch_camera: false, alert: false };

/** Asks what a contact is to the students who are linked now, and what it may; shown while there is such a student. */
export const NewLinkFields = ({
  location,
  value,
  error,
  onChange,
}: {
  location: string;
  value: NewLink;
  error?: ReactNode;
  onChange: (next: NewLink) => void;
}) => {
  const t = useWords(peopleWords);
  const { data } = useAsk(RosterChoicesDocument, { location });
  return (
    <>
      <Select
        label={t('relation')}
        description={t('relationHelp')}
        withAsterisk
        data={data?.relationships.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        error={error}
        value={value.relation || null}
        onChange={(relation) => onChange({ ...value, relation: relation ?? '' })}
      />
      <Switch
        size="md"
        label={t('linkWatches')}
        checked={value.watch_camera}
        onChange={(event) => onChange({ ...value, watch_camera: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        label={t('linkAlerts')}
        checked={value.alert}
        onChange={(event) => onChange({ ...value, alert: event.currentTarget.checked })}
      />
    </>
  );
};
