export { emptyDocument, withChange } from '../../src/graph/desk/document';
export { readDesk } from '../../src/graph/desk/fields';
export { previewChange } from '../../src/member/desk/import/change';
export { isHead } from '../../src/member/desk/import/columns/heads';
export { previewOf } from '../../src/member/desk/import/preview';
export { tableOf } from '../../src/tables/table-of';
