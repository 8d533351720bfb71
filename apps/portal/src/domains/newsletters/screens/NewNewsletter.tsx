import { Button, Radio, TextInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { documentOf, placedAt } from '../document.ts';
import { CreateNewsletterSaidDocument, NewsletterTemplatesDocument } from '../newsletters.graphql.ts';
import { letterWords } from '../words.ts';

/** Starts a newsletter: a name, and an empty page or a template. */
const NewNewsletter = ({ place }: Located) => {
  const t = useWords(letterWords);
  const may = useMay();
  const navigate = useNavigate();
  const { data } = useAsk(
    NewsletterTemplatesDocument,
    { search: null, first: 100, page: 1 },
    { keep: ['search', 'first', 'page'] },
  );
  const templates = data?.newsletterTemplates.data ?? [];
  const form = useCallForm({
    add: CreateNewsletterSaidDocument,
    fixed: { location: place.id },
    values: { name: '', key: '' },
    args: ({ name }, { key }) => {
      const chosen = templates.find(({ id }) => id === key);
      return {
        name,
        template: placedAt(documentOf(chosen?.template), Number(place.id)),
        key: chosen?.id ?? null,
      };
    },
    onSaved: ({ createNewsletter }) => {
      const tempId = createNewsletter?.newsletter?.id;
      if (tempId) void navigate({ href: href('newsletters.one', { tempId }) });
    },
  });
  const { field } = form;
  if (!may('send_announcements')) return null;
  return (
    <Screen>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('create')}
          </Button>
        }
      >
        <TextInput {...field('name', t('name'))} />
        <Radio.Group {...field('key', t('startFrom'))}>
          <Stack gap="xs">
            <Radio value="" label={t('blank')} />
            {templates.map(({ id, name: called }) => (
              <Radio key={id} value={id} label={called} />
            ))}
          </Stack>
        </Radio.Group>
      </FormBody>
    </Screen>
  );
};

export default NewNewsletter;
