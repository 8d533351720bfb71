import { Button } from '@mantine/core';
import { deleteWebsiteMenu, sortWebsiteMenu } from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { TabProps } from '../site-record.ts';
import { type MenuLineFragment, WebsiteMenuOfDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { SortedList } from './SortedList.tsx';
import classes from './website.module.css';

/** The menu of a site: where its entries lead, those below one, and which lead nowhere. */
const MenuTab = ({ site }: TabProps) => {
  const t = useWords(websiteWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteMenuOfDocument, { site: site.id });
  const [open, setOpen] = useState<MenuLineFragment | 'new' | null>(null);
  const order = useAction(sortWebsiteMenu, { say: () => null });
  const { ask, question } = useDeletion(deleteWebsiteMenu);
  if (!data) return <Pending error={error} onRetry={again} rows={4} />;
  const entries = data.websiteMenus.data;
  const below = (parent: string | null) => entries.filter((entry) => entry.parent === parent);
  const tops = below(null);
  const keep = (parent: string | null, ids: readonly string[]) =>
    void order.run({ site_id: site.id, menus: ids.map((id) => ({ id, parent })) });
  const sorted = (parent: string | null) => (
    <SortedList
      rows={below(parent)}
      onOrder={edits ? (ids) => keep(parent, ids) : undefined}
      menuOf={(entry) =>
        edits
          ? [
              editItem(t('edit'), () => setOpen(entry)),
              ...(below(entry.id).length === 0 ? [deleteItem(t('remove'), () => ask(entry))] : []),
            ]
          : []
      }
      line={(entry) => (
        <>
          <span>{entry.name}</span>
          <span className={classes.note}>
            {entry.page ? (entry.page.name === entry.name ? '' : entry.page.name) : entry.url}
          </span>
          {entry.dead ? <Badge kind="bad">{t('dead')}</Badge> : null}
        </>
      )}
    />
  );
  return (
    <Section
      title={t('tab_menu')}
      help={t('menuHelp')}
      action={
        edits ? (
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
            {t('addEntry')}
          </Button>
        ) : null
      }
    >
      {tops.length === 0 ? <p>{t('noEntries')}</p> : null}
      {sorted(null)}
      {tops
        .filter(({ id }) => below(id).length > 0)
        .map(({ id, name }) => (
          <section key={id} aria-label={t('belowOf', { name })} className={classes.below}>
            <h3>{t('belowOf', { name })}</h3>
            {sorted(id)}
          </section>
        ))}
      {open ? (
        <EntryDialog
          site={site}
          entry={open === 'new' ? null : open}
          tops={open !== 'new' && below(open.id).length > 0 ? [] : tops}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {question}
    </Section>
  );
};

export default MenuTab;
