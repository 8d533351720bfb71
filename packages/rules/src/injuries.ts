/** What kind of injury somebody has. */
export const injuryKinds = ['bump', 'scrape', 'cut', 'bite', 'burn', 'sting', 'fall', 'other'] as const;

/** How bad it is, the worst first. */
export const injurySeverities = ['serious', 'moderate', 'minor'] as const;

/** What was done, one or several. */
export const injuryTreatments = ['comforted', 'cleaned', 'ice', 'bandage', 'doctor', 'ambulance'] as const;

/** How the family was told. */
export const toldWays = ['in_person', 'phone', 'message'] as const;

/** Parts of a child's body by area, as the figure shows them; left and right are the child's own. */
export const bodyAreas = {
  head: [
    'forehead',
    'back_of_head',
    'left_eye',
    'right_eye',
    'nose',
    'left_cheek',
    'right_cheek',
    'left_ear',
    'right_ear',
    'mouth',
    'chin',
  ],
  trunk: ['neck', 'chest', 'belly', 'groin', 'upper_back', 'lower_back', 'bottom'],
  arms: [
    'left_shoulder',
    'right_shoulder',
    'left_upper_arm',
    'right_upper_arm',
    'left_elbow',
    'right_elbow',
    'left_forearm',
    'right_forearm',
    'left_hand',
    'right_hand',
  ],
  legs: [
    'left_thigh',
    'right_thigh',
    'left_knee',
    'right_knee',
    'left_shin',
    'right_shin',
    'left_calf',
    'right_calf',
    'left_foot',
    'right_foot',
  ],
} as const;

/** Parts of a pet's body by area. */
export const petAreas = {
  head: ['left_eye', 'right_eye', 'nose', 'left_ear', 'right_ear', 'mouth', 'neck'],
  trunk: ['chest', 'belly', 'upper_back', 'lower_back', 'bottom', 'tail'],
  legs: [
    'left_front_leg',
    'right_front_leg',
    'left_front_paw',
    'right_front_paw',
    'left_hind_leg',
    'right_hind_leg',
    'left_hind_paw',
    'right_hind_paw',
  ],
} as const;

export type BodyPart =
  | (typeof bodyAreas)[keyof typeof bodyAreas][number]
  | (typeof petAreas)[keyof typeof petAreas][number];

/** Every part that is known, each once. */
export const bodyParts: readonly BodyPart[] = [
  ...new Set<BodyPart>([...Object.values(bodyAreas).flat(), ...Object.values(petAreas).flat()]),
];
