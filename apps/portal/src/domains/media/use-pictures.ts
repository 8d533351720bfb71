import { updateStudentImage } from '@nestling/contract/operations/students.gen.ts';
import { updateUserAvatar } from '@nestling/contract/operations/users.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';

const sentenceOf = (ended: Ended<unknown> | null): string | null =>
  ended && ended.kind !== 'done' ? ended.message : null;

/** Gives a student the picture of an upload; '' takes it away. */
export const useStudentPicture = (id: string) => {
  const change = useAction(updateStudentImage, { ownErrors: true });
  return async (image: string) => sentenceOf(await change.run({ id, image }));
};

/** The same for a person. */
export const usePersonPicture = (id: string) => {
  const change = useAction(updateUserAvatar, { ownErrors: true });
  return async (avatar: string) => sentenceOf(await change.run({ id, avatar }));
};
