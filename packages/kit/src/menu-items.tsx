import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';

/** The line of a record's menu that opens it to be changed. */
export const editItem = (label: string, onPick: () => void): MenuItem => ({
  key: 'edit',
  label,
  icon: <IconPencil size={18} />,
  onPick,
});

/** The line of a record's menu that deletes or removes it: the last one, in red. */
export const deleteItem = (label: string, onPick: () => void): MenuItem => ({
  key: 'delete',
  label,
  icon: <IconTrash size={18} />,
  danger: true,
  onPick,
});
