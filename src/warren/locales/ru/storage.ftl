cli-help-db-backup = Скопировать базу данных в один файл, не останавливая сервер.
cli-help-argument-backup = Новый файл для копии.

db-backed-up = Копия базы данных: { $file }, байт: { $size }.

error-backup-shared = { $field }: так копируется только база в одном файле; для PostgreSQL есть pg_dump.
error-backup-exists = { $field }: файл { $file } уже есть; назовите другой.
error-database = База данных недоступна: { $problem }
error-database-write = В базу данных не удаётся записать: { $problem }
error-schema-newer = Схему базы данных ({ $have }) создала более новая версия; эта её не знает.
error-schema-foreign = Эта база данных не от Warren или изменена вручную: { $problem }
