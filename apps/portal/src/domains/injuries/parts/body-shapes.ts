import type { BodyPart } from '@nestling/rules/injuries.ts';

/** A part of the figure: a box with round corners, in units of a drawing of 200 by 330. */
export interface Shape {
  readonly part: BodyPart;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Box = readonly [x: number, y: number, width: number, height: number];
const WIDTH = 200;

const middle = (part: BodyPart, [x, y, width, height]: Box): Shape => ({ part, x, y, width, height });
/** A part on both sides, given where the viewer's left is; seen from the front that is the child's right. */
const both = (at: 'front' | 'back', left: BodyPart, right: BodyPart, [x, y, width, height]: Box): Shape[] => {
  const [here, there] = at === 'front' ? [right, left] : [left, right];
  return [middle(here, [x, y, width, height]), middle(there, [WIDTH - x - width, y, width, height])];
};

/** The child as it stands before one; what is drawn later lies above. */
export const front: readonly Shape[] = [
  ...both('front', 'left_ear', 'right_ear', [50, 44, 14, 24]),
  middle('forehead', [70, 8, 60, 28]),
  ...both('front', 'left_cheek', 'right_cheek', [64, 58, 22, 22]),
  ...both('front', 'left_eye', 'right_eye', [70, 39, 24, 16]),
  middle('nose', [92, 52, 16, 20]),
  middle('mouth', [86, 75, 28, 12]),
  middle('chin', [84, 90, 32, 13]),
  middle('neck', [88, 105, 24, 12]),
  ...both('front', 'left_shoulder', 'right_shoulder', [48, 117, 26, 20]),
  middle('chest', [76, 118, 48, 36]),
  middle('belly', [76, 157, 48, 34]),
  middle('groin', [76, 194, 48, 18]),
  ...both('front', 'left_upper_arm', 'right_upper_arm', [46, 140, 20, 34]),
  ...both('front', 'left_forearm', 'right_forearm', [42, 178, 20, 34]),
  ...both('front', 'left_hand', 'right_hand', [36, 215, 24, 24]),
  ...both('front', 'left_thigh', 'right_thigh', [74, 215, 24, 38]),
  ...both('front', 'left_knee', 'right_knee', [74, 255, 24, 18]),
  ...both('front', 'left_shin', 'right_shin', [75, 275, 22, 32]),
  ...both('front', 'left_foot', 'right_foot', [66, 309, 32, 16]),
];

/** The same child from behind. */
export const back: readonly Shape[] = [
  middle('back_of_head', [62, 8, 76, 92]),
  middle('upper_back', [76, 118, 48, 44]),
  middle('lower_back', [76, 165, 48, 26]),
  middle('bottom', [74, 194, 52, 24]),
  ...both('back', 'left_elbow', 'right_elbow', [44, 164, 20, 20]),
  ...both('back', 'left_calf', 'right_calf', [74, 262, 24, 42]),
];

/** What stands below the parts, so that a figure is seen: of the head, trunk, arms and legs. */
export const silhouette: readonly Box[] = [
  [62, 4, 76, 100],
  [88, 96, 24, 26],
  [72, 114, 56, 102],
  ...(
    [
      [46, 116, 24, 62],
      [42, 172, 22, 44],
      [36, 212, 24, 28],
      [73, 208, 26, 102],
      [66, 306, 33, 20],
    ] as const
  ).flatMap(([x, y, width, height]): Box[] => [
    [x, y, width, height],
    [WIDTH - x - width, y, width, height],
  ]),
];
