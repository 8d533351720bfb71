import { Button } from '@mantine/core';
import {
  deleteNewsletterTemplate,
  duplicateNewsletterTemplate,
  publishNewsletterTemplate,
} from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { TagPanel } from '../parts/TagPanel.tsx';
import { type Template, TemplateCard } from '../parts/TemplateCard.tsx';
import { TemplatePanel } from '../parts/TemplatePanel.tsx';
import classes from '../parts/templates.module.css';
import { UploadPanel } from '../parts/UploadPanel.tsx';
import { templateWords } from '../template-words.ts';
import { TemplateGalleryDocument } from '../templates.graphql.ts';

const PER_PAGE = 60;
const filters = ['tag'] as const;

/** Templates newsletters are made from, by their folders: built, uploaded, tagged, and offered to managers. */
const Templates = () => {
  const t = useWords(templateWords);
  const state = useListState(filters);
  const [doomed, setDoomed] = useState<Template | null>(null);
  const tag = state.filter('tag');
  const { rows, answer, data } = useList(TemplateGalleryDocument, state, {
    rows: (found) => found.newsletterTemplates,
    variables: { tags: tag ? [tag] : null },
    perPage: PER_PAGE,
  });
  const copy = useAction(duplicateNewsletterTemplate);
  const publish = useAction(publishNewsletterTemplate);
  const remove = useAction(deleteNewsletterTemplate);
  const [panel, setPanel] = useRowPanel(rows, ['new', 'tags', 'upload']);
  const tags = data?.newsletterTags ?? [];
  const close = () => setPanel(null);
  const itemsOf = (one: Template): MenuItem[] => [
    editItem(t('setTags'), () => setPanel(one)),
    {
      key: 'offer',
      label: one.published ? t('withdraw') : t('offer'),
      onPick: () => void publish.run({ id: one.id, published: !one.published }),
    },
    { key: 'copy', label: t('copy'), onPick: () => void copy.run({ id: one.id }) },
    deleteItem(t('remove'), () => setDoomed(one)),
  ];
  const folders = [...Map.groupBy(rows, ({ key }) => key ?? '')].sort(([a], [b]) => a.localeCompare(b));
  const actions = (
    <Row>
      <Button variant="default" onClick={() => setPanel('tags')}>
        {t('tags')}
      </Button>
      <Button variant="default" onClick={() => setPanel('upload')}>
        {t('upload')}
      </Button>
      <Button onClick={() => setPanel('new')}>{t('add')}</Button>
    </Row>
  );
  const panels = { tags: <TagPanel tags={tags} onClose={close} />, upload: <UploadPanel onClose={close} /> };
  const shown =
    panel === 'tags' || panel === 'upload' ? (
      panels[panel]
    ) : panel ? (
      <TemplatePanel
        key={panel === 'new' ? 'new' : panel.id}
        one={panel === 'new' ? null : panel}
        tags={tags}
        onClose={close}
      />
    ) : undefined;
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={actions}
      filters={
        tags.length > 0 ? (
          <FilterMenu
            name={t('tag')}
            value={tag}
            choices={tags.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => state.set({ filters: { tag: next } })}
          />
        ) : null
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('empty')} actions={actions}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={shown}
    >
      {folders.map(([folder, some]) => (
        <section key={folder} aria-label={folder || t('noFolder')}>
          {folders.length > 1 || folder ? <h2 className={classes.folder}>{folder || t('noFolder')}</h2> : null}
          <ul className={classes.cards}>
            {some.map((one) => (
              <TemplateCard key={one.id} one={one} items={itemsOf(one)} />
            ))}
          </ul>
        </section>
      ))}
      {doomed ? (
        <ConfirmDelete
          onCancel={() => setDoomed(null)}
          onDelete={() => remove.run({ id: doomed.id }).then(() => setDoomed(null))}
        >
          <b>{doomed.name}</b> {t('sureText')}
        </ConfirmDelete>
      ) : null}
    </ListScreen>
  );
};

export default Templates;
