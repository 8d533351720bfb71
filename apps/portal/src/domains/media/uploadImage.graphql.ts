// Written by tools/generate.ts from uploadImage.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UploadImageMutationVariables = Exact<{
  image: string;
  oldimage?: string | null | undefined;
}>;


export type UploadImageMutation = { uploadImage: { status: string, message: string, error: string | null, image_name: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const UploadImageDocument = /* @__PURE__ */ call<UploadImageMutation, UploadImageMutationVariables>("mutation UploadImage($image:String!$oldimage:String){uploadImage(image:$image oldimage:$oldimage){status message error image_name errors{field code message __typename}__typename}}", {"image":{"required":true,"shortest":1,"longest":1040000},"oldimage":{"shortest":0,"longest":100}}, { "changes":["audit","picture"] });
