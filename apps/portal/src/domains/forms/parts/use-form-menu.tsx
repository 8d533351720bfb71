import {
  addPDFFormInArchive,
  deleteForm,
  duplicateForm,
  refreshFormData,
  updateFormProperties,
} from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconEye,
  IconLink,
  IconListDetails,
  IconPower,
  IconRefresh,
  IconShare,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useClient } from 'urql';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { FormShareLinkDocument, type WebFormsQuery } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

export type Row = WebFormsQuery['filterWebForms'][number];

/** What can be done with a form of the list, and the one that is about to be deleted. */
export const useFormMenu = () => {
  const t = useWords(formWords);
  const navigate = useNavigate();
  const client = useClient();
  const { role } = usePerson();
  const edits = useMay()('edit_forms');
  const [deleting, setDeleting] = useState<Row | null>(null);
  const archive = useAction(addPDFFormInArchive);
  const copy = useAction(duplicateForm);
  const turn = useAction(updateFormProperties);
  const refresh = useAction(refreshFormData);
  const remove = useAction(deleteForm);
  const copyLink = async (id: string) => {
    const { data } = await askOnce(client, FormShareLinkDocument, { form_id: id });
    const url = data?.getFormShareLink?.url;
    if (!url) return;
    await navigator.clipboard.writeText(url);
    notify({ kind: 'done', title: t('copied') });
  };
  const go = (to: string) => () => void navigate({ href: to });
  const itemsOf = (row: Row): MenuItem[] => {
    const formId = row.id;
    const size = 18;
    const looks: MenuItem[] = [
      {
        key: 'answers',
        label: t('answers'),
        icon: <IconListDetails size={size} />,
        onPick: go(href('forms.one.entries', { formId })),
      },
      { key: 'view', label: t('preview'), icon: <IconEye size={size} />, onPick: go(href('forms.view', { formId })) },
      ...(row.is_public
        ? [{ key: 'link', label: t('copyLink'), icon: <IconLink size={size} />, onPick: () => void copyLink(formId) }]
        : []),
    ];
    if (!edits) return looks;
    const source = row.source;
    return [
      editItem(t('edit'), go(href('forms.one.edit', { formId }))),
      {
        key: 'share',
        label: t('share'),
        icon: <IconShare size={size} />,
        onPick: go(href('forms.one.share', { formId })),
      },
      ...looks,
      {
        key: 'turn',
        label: t(row.active ? 'close' : 'open'),
        icon: <IconPower size={size} />,
        onPick: () => void turn.run({ id: formId, properties: { active: !row.active } }),
      },
      { key: 'copy', label: t('copy'), icon: <IconCopy size={size} />, onPick: () => void copy.run({ id: formId }) },
      ...(source
        ? [
            {
              key: 'refresh',
              label: t('refresh', { name: source.name }),
              icon: <IconRefresh size={size} />,
              onPick: () => void refresh.run({ form_id: formId }),
            },
          ]
        : []),
      {
        key: 'archive',
        label: t(row.archive ? 'restore' : 'archive'),
        icon: row.archive ? <IconArchiveOff size={size} /> : <IconArchive size={size} />,
        onPick: () => void archive.run({ id: formId, archive: !row.archive }),
      },
      ...(allows(role, 'manager') && (row.entry_count ?? 0) === 0
        ? [deleteItem(t('delete'), () => setDeleting(row))]
        : []),
    ];
  };
  return {
    itemsOf,
    deleting,
    cancel: () => setDeleting(null),
    remove: async () => {
      if (deleting) await remove.run({ id: deleting.id });
      setDeleting(null);
    },
  };
};
