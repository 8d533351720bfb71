export const students = {
  'student.gone': 'This student does not exist any more.',
  'student.active': (p: { name: string }) => `${p.name} is active.`,
  'student.inactive': (p: { name: string }) => `${p.name} is inactive. The family sees no camera now.`,
  'student.camerasSaved': 'The cameras were saved.',
};
