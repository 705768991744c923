#pragma once

#include "app/arguments.h"

namespace stemdesk {

/// Runs the command named by the arguments and returns its exit code. Creates the application object it needs: for the
/// window, an offscreen one for painting pages, or a plain one.
int runCommand(const Arguments &arguments, int &argc, char **argv);

int runWindow(const Arguments &arguments);
int runServe(const Arguments &arguments);
int runShopCreate(const Arguments &arguments);
int runShopList(const Arguments &arguments);
int runShopSet(const Arguments &arguments);
int runShopExport(const Arguments &arguments);
int runShopImport(const Arguments &arguments);
int runKeyCreate(const Arguments &arguments);
int runKeyList(const Arguments &arguments);
int runKeyRevoke(const Arguments &arguments);
int runCalendarCreate(const Arguments &arguments);
int runCalendarList(const Arguments &arguments);
int runCalendarRevoke(const Arguments &arguments);
int runMcp(const Arguments &arguments);
int runDemo(const Arguments &arguments);
int runCheck(const Arguments &arguments);
int runBackup(const Arguments &arguments);
int runRestore(const Arguments &arguments);
int runSecretsStatus(const Arguments &arguments);
int runSecretsMove(const Arguments &arguments);
int runSecretsRotate(const Arguments &arguments);
int runSecretsExport(const Arguments &arguments);
int runSecretsImport(const Arguments &arguments);
int runSecretsSetPassword(const Arguments &arguments);
int runSecretsForgetPassword(const Arguments &arguments);
int runMove(const Arguments &arguments);
int runOrderSheet(const Arguments &arguments);
int runExport(const Arguments &arguments);
/// The names of tables that it takes.
QStringList exportedTables();
int runImportProducts(const Arguments &arguments);
int runImportPrices(const Arguments &arguments);
int runImportContacts(const Arguments &arguments);

} // namespace stemdesk
