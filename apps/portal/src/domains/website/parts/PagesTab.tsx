import { Button } from '@mantine/core';
import {
  deleteWebsitePage,
  makeWebsiteHomePage,
  publishWebsitePage,
  sortWebsitePages,
} from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconEyeOff, IconHome, IconPlus, IconWorldUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { TabProps } from '../site-record.ts';
import type { PageLineFragment } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import { PageDialog } from './PageDialog.tsx';
import { SortedList } from './SortedList.tsx';
import classes from './website.module.css';

/** The pages of a site in their order: which is the start page, and which the next release takes. */
export const PagesTab = ({ site }: TabProps) => {
  const t = useWords(websiteWords);
  const may = useMay();
  const [edits, publishes] = [may('edit_website'), may('publish_website')];
  const [open, setOpen] = useState<PageLineFragment | 'new' | null>(null);
  const order = useAction(sortWebsitePages, { say: () => null });
  const start = useAction(makeWebsiteHomePage);
  const publish = useAction(publishWebsitePage);
  const { ask, question } = useDeletion(deleteWebsitePage);
  const menuOf = (page: PageLineFragment): MenuItem[] => [
    ...(edits ? [editItem(t('pageSettings'), () => setOpen(page))] : []),
    ...(edits && !page.home
      ? [
          {
            key: 'home',
            label: t('makeHome'),
            icon: <IconHome size={18} />,
            onPick: () => void start.run({ id: page.id }),
          },
        ]
      : []),
    ...(publishes
      ? [
          {
            key: 'publish',
            label: t('publishPage'),
            icon: <IconWorldUpload size={18} />,
            onPick: () => void publish.run({ id: page.id, published: true }),
          },
        ]
      : []),
    ...(publishes && page.published && !page.home
      ? [
          {
            key: 'hide',
            label: t('takeOff'),
            icon: <IconEyeOff size={18} />,
            onPick: () => void publish.run({ id: page.id, published: false }),
          },
        ]
      : []),
    ...(edits && !page.home ? [deleteItem(t('remove'), () => ask(page))] : []),
  ];
  return (
    <Section
      title={t('tab_pages')}
      help={t('pagesHelp')}
      action={
        edits ? (
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
            {t('addPage')}
          </Button>
        ) : null
      }
    >
      {site.pages.length === 0 ? <p>{t('noPages')}</p> : null}
      <SortedList
        rows={site.pages}
        onOrder={edits ? (pages) => void order.run({ site_id: site.id, pages }) : undefined}
        menuOf={menuOf}
        line={(page) => (
          <>
            <Link to={href('website.page', { siteId: site.id, pageId: page.id })}>{page.name}</Link>
            <span className={classes.note}>{page.home ? '/' : `/${page.slug}`}</span>
            {page.home ? <Badge kind="neutral">{t('home')}</Badge> : null}
            {page.published ? null : <Badge kind="out">{t('notTaken')}</Badge>}
          </>
        )}
      />
      {open ? <PageDialog site={site.id} page={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
      {question}
    </Section>
  );
};
