/** Why a cell cannot be added or a center not be moved, in a sentence for the operator; nothing has been changed by it. */
export class CellTrouble extends Error {}
