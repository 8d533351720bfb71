import { Button, Radio, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { href } from '../../../addresses.ts';
import { useCurrentLocation } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { documentOf, placedAt } from '../document.ts';
import { CreateNewsletterSaidDocument, NewsletterTemplatesDocument } from '../newsletters.graphql.ts';
import classes from '../parts/letters.module.css';
import { letterWords } from '../words.ts';

/** Starts a newsletter: a name, and an empty page or a template. */
const NewNewsletter = () => {
  const t = useWords(letterWords);
  const may = useMay();
  const navigate = useNavigate();
  const place = useCurrentLocation();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const [tried, setTried] = useState(false);
  const { data } = useAsk(
    NewsletterTemplatesDocument,
    { search: null, first: 100, page: 1 },
    { keep: ['search', 'first', 'page'] },
  );
  const create = useAction(CreateNewsletterSaidDocument);
  if (!may('send_announcements')) return null;
  const templates = data?.newsletterTemplates.data ?? [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim()) return;
    const chosen = templates.find(({ id }) => id === from);
    const ended = await create.run({
      name: name.trim(),
      template: placedAt(documentOf(chosen?.template), Number(place?.id)),
      location: place?.id ?? null,
      key: chosen?.id ?? null,
    });
    const made = ended?.kind === 'done' ? ended.data.createNewsletter?.newsletter?.id : undefined;
    if (made) void navigate({ href: href('newsletters.one', { tempId: made }) });
  };
  return (
    <Screen>
      <form className={classes.editor} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('name')}
          withAsterisk
          maxLength={120}
          value={name}
          error={tried && !name.trim() ? t('needName') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Radio.Group label={t('startFrom')} value={from} onChange={setFrom}>
          <Stack gap="xs">
            <Radio value="" label={t('blank')} />
            {templates.map(({ id, name: called }) => (
              <Radio key={id} value={id} label={called} />
            ))}
          </Stack>
        </Radio.Group>
        <div>
          <Button type="submit" loading={create.busy}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Screen>
  );
};

export default NewNewsletter;
