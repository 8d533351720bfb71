import { Button, Switch } from '@mantine/core';
import { deleteBlog, updateBlogStatus } from '@nestling/contract/operations/blogs.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useOpenKey } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { FILTERS, PER_PAGE, postsAsked, STATES } from '../asked.ts';
import { BlogListsDocument, BlogsDocument, type PostLineFragment } from '../blogs.graphql.ts';
import classes from '../parts/blogs.module.css';
import { ListsPanel } from '../parts/ListsPanel.tsx';
import { PostPanel } from '../parts/PostPanel.tsx';
import { blogWords } from '../words.ts';

/** The posts of the center: written, scheduled, published and taken back. */
const Blogs = () => {
  const t = useWords(blogWords);
  const { language } = useSpeech();
  const may = useMay()('edit_blogs');
  const state = useListState(FILTERS);
  const [status, category] = FILTERS.map((name) => state.filter(name));
  const { data: lists } = useAsk(BlogListsDocument, {});
  const { rows, answer } = useList(BlogsDocument, state, {
    rows: ({ blogs }) => blogs,
    variables: postsAsked({ status, category }),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useOpenKey();
  const turn = useAction(updateBlogStatus);
  const { ask, question } = useDeletion(deleteBlog);

  const switchOf = ({ id, title, status: on }: PostLineFragment) => (
    <Switch
      size="md"
      checked={on}
      disabled={!may || turn.busy}
      aria-label={t('publishNamed', { title })}
      onChange={({ currentTarget: { checked } }) => void turn.run({ id, status: checked })}
    />
  );
  const badge = ({ state: how, appears_at }: PostLineFragment) =>
    how === 'scheduled' && appears_at ? (
      <Badge kind="neutral">{t('appears', { when: momentFigures(appears_at, language) })}</Badge>
    ) : how === 'unpublished' ? (
      <Badge kind="neutral">{t('unpublished')}</Badge>
    ) : null;
  const columns: Column<PostLineFragment>[] = [
    {
      key: 'title',
      head: t('title'),
      by: ({ title }) => title,
      main: true,
      width: '38%',
      cell: (post) => (
        <span className={classes.named}>
          {post.thumbnail ? <img className={classes.thumb} src={post.thumbnail} alt="" loading="lazy" /> : null}
          <span>
            {post.title} {badge(post)}
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      head: t('category'),
      wide: true,
      by: (post) => post.category?.name,
      cell: (post) => post.category?.name ?? '',
    },
    {
      key: 'author',
      head: t('author'),
      wide: true,
      by: (post) => post.author?.name,
      cell: (post) => post.author?.name ?? '',
    },
    { key: 'date', head: t('date'), cell: ({ date }) => (date ? dateFigures(date, language) : '') },
    { key: 'status', head: t('publish'), cell: switchOf },
  ];
  const add = may ? (
    <>
      <Button variant="default" onClick={() => setOpen('lists')}>
        {t('lists')}
      </Button>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
        {t('write')}
      </Button>
    </>
  ) : undefined;
  const panel = () => {
    if (!may || open === null) return undefined;
    if (open === 'lists') return <ListsPanel onClose={() => setOpen(null)} />;
    return <PostPanel key={open} id={open === 'new' ? null : open} onClose={() => setOpen(null)} />;
  };
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        filters={
          <>
            <FilterMenu
              name={t('state')}
              value={status ?? ''}
              choices={STATES.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => state.set({ filters: { status: next } })}
            />
            <FilterMenu
              name={t('category')}
              value={category ?? ''}
              choices={choicesOf(lists?.blogCategories)}
              onChange={(next) => state.set({ filters: { category: next } })}
            />
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={panel()}
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          {...(may ? { onOpen: ({ id }: PostLineFragment) => setOpen(id) } : {})}
          menuOf={({ id, title }) =>
            may ? [editItem(t('edit'), () => setOpen(id)), deleteItem(t('remove'), () => ask({ id, name: title }))] : []
          }
        />
      </ListScreen>
      {question}
    </>
  );
};

export default Blogs;
