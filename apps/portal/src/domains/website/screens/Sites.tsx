import { Button } from '@mantine/core';
import { deleteWebsiteSite } from '@nestling/contract/operations/website.gen.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { SiteDialog } from '../parts/SiteDialog.tsx';
import { WebsiteSitesDocument, type WebsiteSitesQuery } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

type Line = WebsiteSitesQuery['websiteSites']['data'][number];

/** The sites of the center: which there are, and which readers get. */
const Sites = () => {
  const t = useWords(websiteWords);
  const may = useMay()('edit_website');
  const state = useListState();
  const { rows, answer } = useList(WebsiteSitesDocument, state, {
    rows: ({ websiteSites }) => websiteSites,
    variables: {},
    perPage: 30,
  });
  const [open, setOpen] = useRowPanel(rows, ['new']);
  const { ask, question } = useDeletion(deleteWebsiteSite);
  const badge = ({ published }: Line) => (
    <Badge kind={published ? 'good' : 'neutral'}>{t(published ? 'shown' : 'notShown')}</Badge>
  );
  const columns: Column<Line>[] = [
    { key: 'name', head: t('name'), main: true, by: ({ name }) => name, cell: ({ name }) => name },
    { key: 'slug', head: t('slug'), wide: true, by: ({ slug }) => slug, cell: ({ slug }) => slug },
    { key: 'published', head: t('state'), cell: badge },
  ];
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('addSite')}
    </Button>
  ) : undefined;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noSites')} actions={add}>
            {t('noSitesText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('sites')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href('website.site', { siteId: id })}
          menuOf={(site) =>
            may
              ? [
                  editItem(t('rename'), () => setOpen(site)),
                  ...(site.published ? [] : [deleteItem(t('remove'), () => ask(site))]),
                ]
              : []
          }
        />
      </ListScreen>
      {may && open ? <SiteDialog site={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
      {question}
    </>
  );
};

export default Sites;
