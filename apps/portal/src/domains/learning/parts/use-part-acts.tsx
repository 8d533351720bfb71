import {
  deleteLearningActivity,
  deleteLearningAttribute,
  deleteLearningCategory,
  deleteLearningDomain,
  deleteLearningFramework,
  deleteLearningProgressStep,
  deleteLearningSkill,
  deleteLearningSupply,
  deleteLearningType,
  updateLearningActivity,
  updateLearningAttribute,
  updateLearningCategory,
  updateLearningDomain,
  updateLearningFramework,
  updateLearningProgressStep,
  updateLearningSkill,
  updateLearningSupply,
  updateLearningType,
} from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useState } from 'react';
import { learningWords } from '../words.ts';

/** The catalogues, as their calls name them. */
const calls = {
  framework: [updateLearningFramework, deleteLearningFramework],
  domain: [updateLearningDomain, deleteLearningDomain],
  attribute: [updateLearningAttribute, deleteLearningAttribute],
  step: [updateLearningProgressStep, deleteLearningProgressStep],
  skill: [updateLearningSkill, deleteLearningSkill],
  activity: [updateLearningActivity, deleteLearningActivity],
  category: [updateLearningCategory, deleteLearningCategory],
  type: [updateLearningType, deleteLearningType],
  supply: [updateLearningSupply, deleteLearningSupply],
} as const;
export type PartKind = keyof typeof calls;

interface Part {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean | null;
}

/** What is done to a part of a catalogue: edited, archived and put back, deleted after a question. `confirm` stands beside the list. */
export const usePartActs = (kind: PartKind) => {
  const t = useWords(learningWords);
  const [change, remove] = calls[kind];
  const changing = useAction(change);
  const removing = useAction(remove);
  const [asked, setAsked] = useState<Part | null>(null);
  const menuOf = (part: Part, onEdit?: () => void): MenuItem[] => [
    ...(onEdit ? [editItem(t('edit'), onEdit)] : []),
    {
      key: 'archive',
      label: t(part.archived ? 'putBack' : 'archive'),
      icon: part.archived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />,
      onPick: () => void changing.run({ id: part.id, archived: !part.archived }),
    },
    deleteItem(t('remove'), () => setAsked(part)),
  ];
  const confirm = asked ? (
    <ConfirmDelete
      onCancel={() => setAsked(null)}
      onDelete={async () => {
        await removing.run({ id: asked.id });
        setAsked(null);
      }}
    >
      {asked.name}
    </ConfirmDelete>
  ) : null;
  return { menuOf, confirm };
};
