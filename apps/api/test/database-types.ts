import { readFileSync, writeFileSync } from 'node:fs';
import { Cli } from 'kysely-codegen';
import { migrate } from '#api/db/migrate.ts';
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts';
import { createIdentitySchema } from './identity-server.ts';

const file = new URL('../src/db/schema.ts', import.meta.url);

/** Types of a freshly migrated database, so that local experiments do not leak in. */
async function generate(): Promise<string> {
  const scratch = await createDatabase();
  try {
    const url = databaseUrl(scratch);
    await createIdentitySchema(url);
    await migrate(url);
    return await new Cli().generate({
      url,
      dialect: 'postgres',
      includePattern: 'app.*',
      excludePattern: 'app.kysely_*',
      customImports: {
        Role: '#api/lib/viewer.ts',
        Material: '@app/classifier/materials',
        StoredVerdict: '#api/lib/stored-verdict.ts',
        Label: '@app/classifier/materials',
        LabelAnswer: '@app/contract/learning',
        Refusal: '@app/contract/learning',
        PieceKind: '@app/contract/education',
        PostCategory: '@app/contract/community',
        PostState: '@app/contract/community',
      },
      overrides: {
        columns: {
          'app.profile.role': 'Generated<Role>',
          'app.scan.computed_on': "Generated<'server' | 'device'>",
          'app.scan.material': 'Material',
          'app.scan.true_material': 'Material | null',
          'app.scan.verdict': 'StoredVerdict',
          'app.learning_photo.label': 'Label | null',
          'app.learning_photo.refusal': 'Refusal | null',
          'app.learning_photo.state':
            "Generated<'pending' | 'labelled' | 'unclear' | 'refused' | 'withdrawn'>",
          'app.learning_vote.answer': 'LabelAnswer',
          'app.piece.kind': 'PieceKind',
          'app.piece.waste_materials': 'Material[]',
          'app.piece_mark.kind': 'PieceKind',
          'app.piece_mark.mark': "'like' | 'save'",
          'app.piece_revision.kind': 'PieceKind',
          'app.post.category': 'Generated<PostCategory>',
          'app.post.state': 'Generated<PostState>',
          'app.reply.state': 'Generated<PostState>',
          'app.idempotency.kind': "'post' | 'reply' | 'scan'",
        },
      },
      typeOnlyImports: true,
      logLevel: 'silent',
      outFile: null,
    });
  } finally {
    await dropDatabase(scratch);
  }
}

/** `pnpm db:types` writes src/db/schema.ts; with `--verify` it only compares. */
const types = await generate();
if (!process.argv.includes('--verify')) writeFileSync(file, types);
else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/db/schema.ts is stale: run `pnpm --filter @app/api db:types` and commit it');
  process.exitCode = 1;
}
