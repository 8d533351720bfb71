import { TextInput } from '@mantine/core';
import { BlockEditor } from '@nestling/editor/BlockEditor.tsx';
import { editorStore } from '@nestling/editor/store.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { letterBlocks } from '@nestling/rules/letters/blocks.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { sentOf } from '../document.ts';
import { type One, useLetterStart, type Written } from '../letter-saving.ts';
import { NewsletterOneDocument, type NewsletterOneQuery } from '../newsletters.graphql.ts';
import { LetterSaving } from '../parts/LetterSaving.tsx';
import { LetterTags } from '../parts/LetterTags.tsx';
import { useLetterPreviews, useLetterSet } from '../parts/letter-set.tsx';
import classes from '../parts/letters.module.css';
import { PlainLetter } from '../parts/PlainLetter.tsx';
import { SendLetter } from '../parts/SendLetter.tsx';
import { letterWords } from '../words.ts';

type Tag = NewsletterOneQuery['newsletterTags'][number];

const oneOf = ({ newsletter, newsletterTemplate }: NewsletterOneQuery): One | null => {
  if (newsletter) return { ...newsletter, isTemplate: false };
  return newsletterTemplate ? { ...newsletterTemplate, isTemplate: true } : null;
};

/** The editor of one newsletter, or template: its blocks, how it looks, and to whom it goes. */
const EditNewsletter = ({ place }: Located) => {
  const t = useWords(letterWords);
  const { tempId = '' }: { tempId?: string } = useParams({ strict: false });
  const { data, fetching, again } = useAsk(NewsletterOneDocument, { id: tempId });
  const one = data && oneOf(data);
  if (!one) return <Screen>{fetching ? <RowsSkeleton /> : <p>{t('gone')}</p>}</Screen>;
  return <Editor key={one.id} one={one} tags={data.newsletterTags} place={place} again={again} />;
};

const Editor = ({ one, tags, place, again }: { one: One; tags: readonly Tag[]; again: () => void } & Located) => {
  const t = useWords(letterWords);
  const may = useMay();
  const start = useLetterStart(one);
  const [name, setName] = useState(start.begun.name);
  const [subject, setSubject] = useState(start.begun.subject);
  const [unsaved, setUnsaved] = useState(false);
  const set = useLetterSet(Number(place.id));
  const previews = useLetterPreviews();
  const [store] = useState(() => editorStore(letterBlocks, start.begun.document, set.blockName));
  const take = useCallback(
    (written: Written) => {
      setName(written.name);
      setSubject(written.subject);
      store.replace(written.document);
    },
    [store],
  );
  if (!one.isTemplate && !may('send_announcements')) return null;
  const head = (
    <div className={classes.editor}>
      <TextInput
        label={t('name')}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {one.isTemplate ? null : (
        <TextInput
          label={t('subject')}
          description={t('fieldsHelp', { fields: '{{first_name|there}}, {{full_name}}, {{center}}' })}
          maxLength={200}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      )}
      {one.isTemplate ? null : <LetterTags id={one.id} own={one.tags ?? []} tags={tags} />}
    </div>
  );
  const edit = () => (
    <BlockEditor
      store={store}
      set={set}
      label={t('blocks')}
      empty={t('noBlocks')}
      previews={previews}
      outline
      above={head}
    />
  );
  const send = () => (
    <SendLetter id={one.id} place={place} sends={sentOf(one.sends)} document={store.document()} unsaved={unsaved} />
  );
  const tabs = [
    { key: 'edit', label: t('editing'), content: edit },
    {
      key: 'plain',
      label: t('plain'),
      content: () => <PlainLetter document={store.document()} subject={subject} />,
    },
    ...(one.isTemplate ? [] : [{ key: 'send', label: t('send'), content: send }]),
  ];
  const saving = (
    <Row>
      <LetterSaving
        one={one}
        start={start}
        store={store}
        name={name}
        subject={subject}
        again={again}
        onUnsaved={setUnsaved}
        onTaken={take}
      />
    </Row>
  );
  return (
    <Screen title={name} actions={saving}>
      <Tabs label={t('editing')} tabs={tabs} />
    </Screen>
  );
};

export default EditNewsletter;
