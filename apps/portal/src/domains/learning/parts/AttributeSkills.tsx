import { updateLearningSkill } from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { LearningSkillsDocument } from '../learning.graphql.ts';
import { learningWords } from '../words.ts';
import classes from './learning.module.css';
import { SortedLines } from './SortedLines.tsx';
import { usePartActs } from './use-part-acts.tsx';

/** The skills of an attribute, asked for once they are unfolded. */
export const AttributeSkills = ({
  attribute,
  own,
}: {
  attribute: { readonly id: string; readonly name: string };
  own: boolean;
}) => {
  const t = useWords(learningWords);
  const [unfolded, setUnfolded] = useState(false);
  const asked = { attribute: attribute.id, archived: true, first: 200 };
  const { data } = useAsk(LearningSkillsDocument, asked, { pause: !unfolded });
  const move = useAction(updateLearningSkill, { say: () => null });
  const { menuOf, confirm } = usePartActs('skill');
  const skills = data?.learningSkills.data;
  return (
    <>
      <button
        type="button"
        className={classes.unfold}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
        aria-label={t('showSkills', { name: attribute.name })}
      >
        {unfolded ? <IconChevronDown size={18} /> : <IconChevronRight size={18} />} {t('skills')}
      </button>
      {unfolded && skills?.length === 0 ? <p>{t('noSkills')}</p> : null}
      {unfolded && skills ? (
        <SortedLines
          lines={skills}
          onMove={own ? ({ id }, order) => void move.run({ id, order }) : undefined}
          menuOf={(skill) => (own ? menuOf(skill) : [])}
        />
      ) : null}
      {confirm}
    </>
  );
};
