import { Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { RosterChoicesDocument } from '../../students/roster/choices.graphql.ts';
import { peopleWords } from '../words.ts';

/** Asks what a contact is to the students who are linked now, and what it may; shown while there is such a student. */
export const NewLinkFields = ({
  location,
  relation,
  may,
}: {
  location: string;
  /** The form, by what its fields hold. */
  relation: FieldsOf<'relation', string | null>;
  may: FieldsOf<'watch_camera' | 'alert', boolean>;
}) => {
  const t = useWords(peopleWords);
  const { data } = useAsk(RosterChoicesDocument, { location });
  return (
    <>
      <Select data={choicesOf(data?.relationships)} {...relation.field('relation', t('relation'), t('relationHelp'))} />
      <Switch size="md" {...may.field('watch_camera', t('linkWatches'))} />
      <Switch size="md" {...may.field('alert', t('linkAlerts'))} />
    </>
  );
};
