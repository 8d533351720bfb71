import { Button } from '@mantine/core';
import { deletePhotos, publishedFiles } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDots, IconEye, IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { photoSetWords } from '../photo-set-words.ts';
import { PhotoSetsDocument } from '../photo-sets.graphql.ts';
import type { PhotoSet } from '../rows.ts';
import { PhotoSetPanel } from './PhotoSetPanel.tsx';
import classes from './PhotoSets.module.css';
import { PhotoTabs } from './PhotoTabs.tsx';

const filters = ['from', 'to'] as const;

/** Photos of the team or of the facility, in sets with a caption: added, published, changed, deleted. */
export const PhotoSets = ({ type, location }: { type: 'staff' | 'facility'; location: string }) => {
  const t = useWords(photoSetWords);
  const { language } = useSpeech();
  const may = useMay()('edit_files');
  const state = useListState(filters);
  const [doomed, setDoomed] = useState<PhotoSet | null>(null);
  const { rows, answer } = useList(PhotoSetsDocument, state, {
    rows: (data) => data.getPhotos,
    variables: {
      location,
      type,
      start_date: state.filter('from') || null,
      end_date: state.filter('to') || null,
    },
    perPage: 24,
  });
  const [beside, setBeside] = useRowPanel(rows, ['new']);
  const publish = useAction(publishedFiles);
  const remove = useAction(deletePhotos);
  const close = () => setBeside(null);
  const add = may ? (
    <Button leftSection={<IconPhotoPlus size={18} />} onClick={() => setBeside('new')}>
      {t('add')}
    </Button>
  ) : null;
  const menuOf = (set: PhotoSet) => [
    editItem(t('change'), () => setBeside(set)),
    {
      key: 'publish',
      label: t(set.visible ? 'unpublish' : 'publish'),
      icon: <IconEye size={18} />,
      onPick: () => void publish.run({ id: set.id, value: !set.visible }),
    },
    deleteItem(t('remove'), () => setDoomed(set)),
  ];
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        tabs={<PhotoTabs here={type} />}
        filters={
          <>
            <DateField
              label={t('since')}
              value={state.filter('from')}
              onChange={(from) => state.set({ filters: { from } })}
            />
            <DateField label={t('to')} value={state.filter('to')} onChange={(to) => state.set({ filters: { to } })} />
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('none')} actions={add}>
            {t(type === 'staff' ? 'noneStaff' : 'noneFacility')}
          </EmptyState>
        }
        panel={
          beside ? (
            <PhotoSetPanel
              key={beside === 'new' ? 'new' : beside.id}
              location={location}
              type={type}
              one={beside === 'new' ? null : beside}
              onClose={close}
            />
          ) : undefined
        }
      >
        {rows.map((set) => (
          <section key={set.id} className={classes.set} aria-label={set.name}>
            <header className={classes.head}>
              <div>
                <h2 className={classes.name}>{set.name}</h2>
                <p className={classes.quiet}>
                  {[
                    set.date ? dateFigures(set.date, language) : '',
                    set.created_by ? t('by', { name: set.created_by.full_name }) : '',
                    t('count', { count: set.photos.length }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Badge kind={set.visible ? 'good' : 'out'}>{t(set.visible ? 'published' : 'unpublished')}</Badge>
              {may ? <Menu label={set.name} button={<IconDots size={20} />} items={menuOf(set)} align="end" /> : null}
            </header>
            {set.description ? <p>{set.description}</p> : null}
            <div className={classes.photos}>
              {set.photos.map((photo) =>
                photo.url ? (
                  <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer" download={`${set.name}.jpg`}>
                    <img
                      src={photo.thumbnail ?? photo.url}
                      alt={t('open', { name: set.name })}
                      width={168}
                      height={168}
                      loading="lazy"
                    />
                  </a>
                ) : null,
              )}
            </div>
          </section>
        ))}
      </ListScreen>
      {doomed ? (
        <ConfirmDelete
          onCancel={() => setDoomed(null)}
          onDelete={async () => {
            await remove.run({ id: doomed.photos.map(({ id }) => id) });
            setDoomed(null);
          }}
        >
          <b>{doomed.name}</b>
        </ConfirmDelete>
      ) : null}
    </>
  );
};
