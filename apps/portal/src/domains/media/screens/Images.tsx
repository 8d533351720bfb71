import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  createImageFolder,
  createLibraryImage,
  deleteImageFolder,
  updateImageFolder,
} from '@nestling/contract/operations/media.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FindField } from '@nestling/kit/field/FindField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Missing } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useSelection } from '@nestling/kit/selection.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconFolderPlus, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useHere } from '../../../shell/here.ts';
import { ImageFoldersDocument, ImageLibraryDocument, type LibraryImageShownFragment } from '../library.graphql.ts';
import { libraryWords } from '../library-words.ts';
import { FolderTree } from '../parts/FolderTree.tsx';
import { ImageGrid } from '../parts/ImageGrid.tsx';
import { useBulk } from '../use-bulk.ts';
import { useSendPicture } from '../use-send-picture.ts';
import classes from './Images.module.css';

const ImageDialog = lazy(() => import('../parts/ImageDialog.tsx'));
const PER_PAGE = 60;
const none: readonly LibraryImageShownFragment[] = [];
const usesOf = ({ uses }: LibraryImageShownFragment): number => (Array.isArray(uses) ? uses.length : 0);

/** The centre's own pictures: folders beside them, several at once moved, resized and removed with Undo. */
const Images = () => {
  const t = useWords(libraryWords);
  const { params } = useHere();
  const [folder, setFolder] = useState<string | null>(params.folder ?? null);
  // A short link to an image names it in its address.
  const [asked] = useState(() => new URLSearchParams(window.location.search));
  const [search, setSearch] = useState(asked.get('search') ?? '');
  const [first, setFirst] = useState(PER_PAGE);
  const [open, setOpen] = useState<string | null>(asked.get('image'));
  const [naming, setNaming] = useState<{ readonly id: string | null; readonly name: string } | null>(null);
  const [doomed, setDoomed] = useState<readonly LibraryImageShownFragment[] | null>(null);
  const [width, setWidth] = useState<number | null>(800);
  const [upload, setUpload] = useState<{ at: number; count: number } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const selection = useSelection();
  const bulk = useBulk(selection.clear);
  const send = useSendPicture();
  const add = useAction(createLibraryImage, { say: () => null });
  const changeFolder = useAction(updateImageFolder);
  const removeFolder = useAction(deleteImageFolder);
  const { data: tree, again: askTree } = useAsk(ImageFoldersDocument, {});
  const {
    data,
    error,
    again: ask,
  } = useAsk(
    ImageLibraryDocument,
    { folder, search: search || null, first: Math.min(first, 200), page: 1 },
    { keep: ['search', 'first', 'page'] },
  );
  const folders = tree?.imageFolderTree ?? [];
  const images = data?.imageLibrary?.data ?? none;
  const chosen = images.filter(({ id }) => selection.has(id));
  const shown = images.find(({ id }) => id === open);
  const again = () => {
    ask();
    askTree();
  };
  const take = async (files: readonly File[]) => {
    for (const [i, one] of files.entries()) {
      setUpload({ at: i + 1, count: files.length });
      const sent = await send(one, { progress: () => undefined, signal: new AbortController().signal });
      if ('key' in sent) await add.run({ name: one.name.slice(0, 200) || 'image', key: sent.key, folder });
    }
    setUpload(null);
    again();
  };
  const remove = (some: readonly LibraryImageShownFragment[]) =>
    some.some((one) => usesOf(one) > 0) ? setDoomed(some) : void bulk.remove(some).then(again);
  if (folder && tree && !folders.some(({ id }) => id === folder))
    return (
      <Screen head=" ">
        <Missing />
      </Screen>
    );
  const places = [{ value: '', label: t('top') }, ...folders.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Screen
      actions={
        <Button leftSection={<IconPhotoUp size={18} />} loading={upload !== null} onClick={() => file.current?.click()}>
          {t('upload')}
        </Button>
      }
    >
      <input
        ref={file}
        className={classes.file}
        type="file"
        multiple
        accept="image/*"
        tabIndex={-1}
        aria-label={t('upload')}
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {upload ? <p role="status">{t('uploading', upload)}</p> : null}
      <div className={classes.page}>
        <nav className={classes.side} aria-label={t('folders')}>
          <FolderTree
            folders={folders}
            chosen={folder}
            onChoose={(id) => {
              setFolder(id);
              selection.clear();
            }}
            onDropImages={(id) => void bulk.move(chosen, id).then(again)}
            onMove={(id, parent) => void changeFolder.run({ id, parent }).then(again)}
          />
          <div className={classes.row}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconFolderPlus size={16} />}
              onClick={() => setNaming({ id: null, name: '' })}
            >
              {t('newFolder')}
            </Button>
            {folder ? (
              <>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => setNaming({ id: folder, name: folders.find(({ id }) => id === folder)?.name ?? '' })}
                >
                  {t('rename')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() =>
                    void removeFolder.run({ id: folder }).then((ended) => {
                      if (ended?.kind === 'done') setFolder(null);
                      again();
                    })
                  }
                >
                  {t('removeFolder')}
                </Button>
              </>
            ) : null}
          </div>
          {naming ? (
            <FolderName
              key={naming.id}
              folder={naming}
              parent={folder}
              onDone={() => {
                setNaming(null);
                again();
              }}
              onCancel={() => setNaming(null)}
            />
          ) : null}
        </nav>
        <div className={classes.main}>
          <FindField
            label={t('search')}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setFirst(PER_PAGE);
            }}
          />
          {error && !data ? (
            <EmptyState
              picture={<BlocksPicture />}
              title={t('failed')}
              actions={<Button onClick={again}>{t('tryAgain')}</Button>}
            />
          ) : !data ? (
            <RowsSkeleton />
          ) : images.length === 0 ? (
            <EmptyState picture={<BlocksPicture />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <ImageGrid images={images} selection={selection} onOpen={setOpen} />
          )}
          {(data?.imageLibrary?.total ?? 0) > images.length && first < 200 ? (
            <Button variant="default" onClick={() => setFirst(first + PER_PAGE)}>
              {t('older')}
            </Button>
          ) : null}
        </div>
      </div>
      <BulkBar selection={selection}>
        <NativeSelect
          aria-label={t('moveTo')}
          value="-"
          data={[{ value: '-', label: t('moveTo'), disabled: true }, ...places]}
          onChange={(event) => void bulk.move(chosen, event.currentTarget.value || null).then(again)}
        />
        <NumberField
          aria-label={t('width')}
          className={classes.width}
          min={1}
          max={4000}
          value={width}
          onChange={setWidth}
        />
        <BulkAct onClick={() => width && void bulk.resize(chosen, width).then(again)}>
          {bulk.resizing === null ? t('resize') : t('resizing', { at: bulk.resizing, count: chosen.length })}
        </BulkAct>
        <BulkAct icon={<IconTrash size={18} />} onClick={() => remove(chosen)}>
          {t('remove')}
        </BulkAct>
      </BulkBar>
      {doomed ? (
        <ConfirmDelete
          onCancel={() => setDoomed(null)}
          onDelete={async () => {
            await bulk.remove(doomed);
            setDoomed(null);
            again();
          }}
        >
          <b>{t('usedTitle')}</b>
          <p>{t('usedAsk')}</p>
        </ConfirmDelete>
      ) : null}
      {shown ? (
        <Suspense>
          <ImageDialog
            key={shown.url}
            image={shown}
            onChanged={again}
            onRemove={() => {
              setOpen(null);
              remove([shown]);
            }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </Screen>
  );
};

/** The name of a folder that is new, or of one that is there. */
const FolderName = ({
  folder,
  parent,
  onDone,
  onCancel,
}: {
  folder: { readonly id: string | null; readonly name: string };
  parent: string | null;
  onDone: () => void;
  onCancel: () => void;
}) => {
  const t = useWords(libraryWords);
  const form = useCallForm({
    add: createImageFolder,
    change: updateImageFolder,
    record: folder.id ? { id: folder.id } : null,
    fixed: { parent },
    values: { name: folder.name },
    onSaved: onDone,
  });
  return (
    <FormBody
      form={form}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TextInput data-autofocus {...form.field('name', t('folderName'))} />
    </FormBody>
  );
};

export default Images;
