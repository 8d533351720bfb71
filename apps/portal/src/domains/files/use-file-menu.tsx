import { deleteFile, fileAddedInArchive, publishedFiles } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArchive, IconEye } from '@tabler/icons-react';
import { useMay } from '../permissions/use-may.ts';
import type { FileRow } from './rows.ts';
import { fileWords } from './words.ts';

/** What can be done with a file beside opening it; archiving and publishing can be undone from the notice. */
export const useFileMenu = (onEdit: (file: FileRow) => void) => {
  const t = useWords(fileWords);
  const may = useMay();
  const publish = useAction(publishedFiles);
  const archive = useAction(fileAddedInArchive, {
    undo: (_, { id, archive: put }) => (put === false ? null : () => void archive.run({ id, archive: false })),
  });
  const remove = useAction(deleteFile);
  return (file: FileRow): MenuItem[] => {
    if (!may('edit_files')) return [];
    const { id, visible, archive: away } = file;
    return [
      editItem(t('change'), () => onEdit(file)),
      ...(away
        ? []
        : [
            {
              key: 'publish',
              label: t(visible ? 'doUnpublish' : 'doPublish'),
              icon: <IconEye size={18} />,
              onPick: () => void publish.run({ id, value: !visible }),
            },
          ]),
      {
        key: 'archive',
        label: t(away ? 'restore' : 'archive'),
        icon: <IconArchive size={18} />,
        onPick: () => void archive.run({ id, archive: !away }),
      },
      ...(away ? [deleteItem(t('remove'), () => void remove.run({ id }))] : []),
    ];
  };
};
