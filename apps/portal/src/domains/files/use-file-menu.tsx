import { deleteFile, fileAddedInArchive, publishedFiles } from '@nestling/contract/operations/files.gen.ts';
import { askSignature } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArchive, IconEye, IconSignature } from '@tabler/icons-react';
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
  const sign = useAction(askSignature);
  const remove = useAction(deleteFile);
  return (file: FileRow): MenuItem[] => {
    if (!may('edit_files')) return [];
    const { id, visible, archive: away, kind, sign_form } = file;
    return [
      editItem(t('change'), () => onEdit(file)),
      ...(away || kind !== 'pdf'
        ? []
        : [
            {
              key: 'sign',
              label: t(sign_form ? 'askAgain' : 'askSign'),
              icon: <IconSignature size={18} />,
              onPick: () => void sign.run({ file_id: id }),
            },
          ]),
      ...(sign_form
        ? [
            {
              key: 'unsign',
              label: t('endSign'),
              icon: <IconSignature size={18} />,
              onPick: () => void sign.run({ file_id: id, ask: false }),
            },
          ]
        : []),
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
