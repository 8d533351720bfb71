import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  createWebsiteRedirect,
  deleteWebsiteRedirect,
  updateWebsiteRedirect,
} from '@nestling/contract/operations/website.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { FindField } from '@nestling/kit/field/FindField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { TabProps } from '../site-record.ts';
import { WebsiteRedirectsOfDocument, type WebsiteRedirectsOfQuery } from '../website.graphql.ts';
import { ContentList } from './ContentList.tsx';
import { contentWords } from './words.ts';

/** What is typed rests so long before it is searched for. */
const REST_MS = 300;

type Redirect = WebsiteRedirectsOfQuery['websiteRedirects']['data'][number];

const RedirectDialog = ({
  site,
  redirect,
  onClose,
}: {
  site: string;
  redirect: Redirect | null;
  onClose: () => void;
}) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteRedirect,
    change: updateWebsiteRedirect,
    record: redirect,
    fixed: { site_id: site },
    values: { path: redirect?.path, target: redirect?.target },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={redirect ? t('editNamed', { name: redirect.path }) : t('add_redirect')}
      onClose={onClose}
    >
      <TextInput autoComplete="off" placeholder="/tours" {...form.field('path', t('oldPath'), t('oldPathHelp'))} />
      <TextInput autoComplete="off" placeholder="/visit" {...form.field('target', t('target'), t('targetHelp'))} />
    </FormDialog>
  );
};

/** Where addresses of an earlier site lead: seen at once, with no release. */
const Redirects = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [asked] = useDebouncedValue(search, REST_MS);
  const { data, error, again } = useAsk(WebsiteRedirectsOfDocument, { site: site.id, search: asked || null, page });
  const last = data?.websiteRedirects.lastPage ?? 1;
  return (
    <ContentList
      edits={edits}
      title={t('redirects')}
      help={t('redirectsHelp')}
      add={t('add_redirect')}
      above={
        search !== '' || last > 1 ? (
          <FindField
            label={t('searchRedirects')}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        ) : null
      }
      answer={{ rows: data?.websiteRedirects.data, error, again }}
      nameOf={({ path }) => path}
      noteOf={({ target }) => target}
      remove={deleteWebsiteRedirect}
      form={(redirect, onClose) => <RedirectDialog site={site.id} redirect={redirect} onClose={onClose} />}
    >
      {last > 1 ? (
        <Row>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('formerRedirects')}
          </Button>
          <span>{t('redirectPage', { page, last })}</span>
          <Button variant="default" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('moreRedirects')}
          </Button>
        </Row>
      ) : null}
    </ContentList>
  );
};

export default Redirects;
