import { Button, Checkbox, Radio, TextInput } from '@mantine/core';
import { sendCustomEmail } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import { noFiles } from '@nestling/kit/field/file-queue.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useFindPeople } from '../../../shell/find-people.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useRoleWord } from '../../../shell/role-names.ts';
import { DOCUMENT_ENDINGS, useSendDocument } from '../../files/use-send-document.ts';
import { LetterRolesDocument, NewsletterAudienceDocument } from '../newsletters.graphql.ts';
import { Audience } from '../parts/Audience.tsx';
import { CustomSent } from '../parts/CustomSent.tsx';
import { LetterView } from '../parts/LetterView.tsx';
import classes from '../parts/letters.module.css';
import { letterWords } from '../words.ts';

const kinds = ['contact', 'staff'] as const;
/** Whom a letter is for, beside the people that are named. */
const groups = ['named', 'whole', 'rooms', 'roles'] as const;

/** Whom the fields name. */
type Readers = {
  group: string;
  rooms: string[];
  chosenRoles: string[];
  people: PersonChoice[];
};
const nobody = (): Readers => ({ group: 'named', rooms: [], chosenRoles: [], people: [] });

/** An empty list would be nobody: it is left out. */
const some = (ids: readonly string[]): string[] | null => (ids.length > 0 ? [...ids] : null);

/** Whom the fields name, as the calls take it. */
const readersOf = ({ group, rooms, chosenRoles, people }: Readers, place: string) => {
  const roles = group === 'roles' ? some(chosenRoles) : null;
  return {
    users: some(people.map(({ id }) => id)),
    programs: group === 'rooms' ? some(rooms) : null,
    locations: group === 'whole' || roles ? [place] : null,
    roles,
  };
};

/** A letter written in one field, to families, rooms, roles or people; those sent before stand below. */
const CustomEmail = (located: LocatedWithRooms) => {
  const [sent, setSent] = useState(0);
  return (
    <Screen>
      <div className={classes.editor}>
        <Write key={sent} {...located} onSent={() => setSent(sent + 1)} />
      </div>
      <CustomSent />
    </Screen>
  );
};

const Write = ({ place, onSent }: LocatedWithRooms & { onSent: () => void }) => {
  const t = useWords(letterWords);
  const roleWord = useRoleWord();
  const find = useFindPeople(kinds);
  const sendDocument = useSendDocument();
  const form = useCallForm({
    call: sendCustomEmail,
    name: place.id,
    values: { ...nobody(), subject: '', msg: '', files: noFiles() },
    args: ({ subject, msg }, { files, ...to }) => ({
      subject,
      msg,
      ...readersOf(to, place.id),
      attachment: files[0]?.key ?? null,
    }),
    onSaved: onSent,
  });
  const { field, values } = form;
  const { group, msg } = values;
  const to = readersOf(values, place.id);
  const chosen = to.users !== null || to.programs !== null || to.locations !== null;
  const { data } = useAsk(NewsletterAudienceDocument, to, { pause: !chosen });
  const known = useAsk(LetterRolesDocument, {}, { pause: group !== 'roles' });
  const audience = chosen ? data?.newsletterAudience : null;
  const boxes = (of: readonly { readonly id: string; readonly name: string }[]) => (
    <Row gap="l">
      {of.map(({ id, name }) => (
        <Checkbox key={id} value={id} label={name} />
      ))}
    </Row>
  );
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy} disabled={(audience?.count ?? 0) === 0}>
          {t('sendNow')}
        </Button>
      }
    >
      <p>{t('customText')}</p>
      <Radio.Group {...field('group', t('customTo'))}>
        <Row gap="l">
          {groups.map((one) => (
            <Radio key={one} value={one} label={t(`to_${one}`, { name: place.name })} />
          ))}
        </Row>
      </Radio.Group>
      {group === 'rooms' ? <Checkbox.Group {...field('rooms', t('rooms'))}>{boxes(place.rooms)}</Checkbox.Group> : null}
      {group === 'roles' ? (
        <Checkbox.Group {...field('chosenRoles', t('customRoles', { name: place.name }))}>
          {boxes(
            (known.data?.roles ?? []).map(({ id, name }) => ({ id, name: roleWord(name) })).filter(({ name }) => name),
          )}
        </Checkbox.Group>
      ) : null}
      <PeoplePicker find={find} {...field('people', t(group === 'named' ? 'people' : 'customAlso'))} />
      {chosen ? <Audience of={audience} /> : null}
      <TextInput {...field('subject', t('subject'))} />
      <RichText {...field('msg', t('text'))} />
      <FileField
        accept={DOCUMENT_ENDINGS}
        megabytes={5}
        send={sendDocument}
        {...field('files', t('customFile'), t('customFileHelp'))}
      />
      {msg ? (
        <details>
          <summary>{t('customLook')}</summary>
          <LetterView document={{ blocks: [{ id: 'text', type: 'text', html: msg }] }} width="desktop" />
        </details>
      ) : null}
    </FormBody>
  );
};

export default CustomEmail;
